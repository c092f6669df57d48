import { parseBenchmarkLines } from "../lines";

export const rlNames = parseBenchmarkLines(
  "rl",
  `
    Atari-5
    Atari-10
    Atari-26
    ?Pong
    Ms. Pac-Man
    Montezuma's Revenge
    Space Invaders
    ?Seaquest
    Ant-v4 | Ant-v2 | Ant-v3
    HalfCheetah-v4 | HalfCheetah-v2 | HalfCheetah-v3
    Hopper-v4 | Hopper-v2 | Hopper-v3
    Walker2d-v4 | Walker2d-v2 | Walker2d-v3
    Swimmer-v4 | Swimmer-v2 | Swimmer-v3
    Humanoid-v2 | Humanoid-v3
    !InvertedPendulum
    InvertedDoublePendulum
    ?Acrobot
    BipedalWalker
    !CarRacing | CarRacing-v0
    LunarLanderContinuous
    !FourRooms
    !DoorKey
    !KeyCorridor
    !CliffWalking
    Taxi-v3
    ?Blackjack
    !DeepSea
    !MiniWorld
    VizDoom
    ?Jumanji
    ?Gymnax
    JaxMARL
    ?URLB
    NeoRL-2
    D4RL Maze2D | Maze2D
    D4RL Pen
    AntMaze-Large
    AntMaze-Umaze
    Kitchen-Mixed
    !Continual World
    !CW10
    !CW20
    XLand-MiniGrid
    XLand
    Neural MMO
    Melting Pot 2.0
    Overcooked-V2
    Hanabi Learning Environment
    Google Research Football Academy
    ?RWARE
    ?VMAS
    SUMO-RL
    LibSignal
    !CityFlow
    Grid2Op
    ?Sinergym
    SafetyGym PointGoal
    Bullet-Safety-Gym
    !Memory Gym
    DMC-GB | DMControl-GB | DMControl Generalization Benchmark
    Leduc Hold'em | Leduc poker
    Kuhn Poker
    ?Stratego
    !Connect Four | Connect4
    ?Othello
`,
);
