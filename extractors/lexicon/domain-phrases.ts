/**
 * What the trade writes in letters: phrases that stood before their acronym ("principal component analysis (PCA)") in at
 * least three of 30,000 abstracts, counted once for each. Who spells one of them introduces nothing of their own.
 */
const DOMAIN_PHRASES = `
    abstract syntax tree, access point, action unit, active learning, activities of daily living, adaptive conformal
    inference, adaptive cruise control, adaptive neuro fuzzy inference system, additive manufacturing, additive white
    gaussian noise, advanced driver assistance systems, advanced persistent threats, adversarial example, adversarial
    training, affective behavior analysis in the wild, affine frequency division multiplexing, age of information,
    agent based modeling, agent based models, air quality index, air traffic control, airborne laser scanning,
    alternating direction method of multipliers, alternating optimization, alzheimers disease, alzheimers disease
    neuroimaging initiative, analytic hierarchy process, anomaly detection, answer set programming, ant colony
    optimization, anti money laundering, approximate nearest neighbor, approximate nearest neighbor search, area under
    the curve, area under the receiver operating characteristic curve, argument mining, argumentation frameworks,
    artificial neural network, aspect based sentiment analysis, assumption based argumentation, atrous spatial pyramid
    pooling, attention deficit hyperactivity disorder, audio language model, audio visual speech recognition,
    authorship attribution, autism spectrum disorder, automated driving system, automated essay scoring, automated
    program repair, automatic differentiation, automatic heuristic design, automatic identification system, autonomous
    driving, autonomous driving system, autonomous mobile robot, autonomous underwater vehicle, average precision,
    average treatment effect, bag of words, barren plateau, base station, batch normalization, bayesian experimental
    design, bayesian information criterion, bayesian network, bayesian neural networks, bayesian optimization,
    behavior cloning, behavior tree, behavioral cloning, belief propagation, best arm identification, best of n,
    bidirectional encoder representations from transformers, binary cross entropy, binary neural network, birds eye
    view, bit error rate, blind and low vision, blood oxygen level dependent, blood pressure, breadth first search,
    building information modeling, byte pair encoding, camouflaged object detection, canonical polyadic, capacitated
    vehicle routing problem, capture the flag, cardiac magnetic resonance, catastrophic forgetting, centered kernel
    alignment, centralized training with decentralized execution, change detection, channel dependence, channel
    knowledge map, channel state information, character error rate, chest x ray, class activation map, class
    activation mapping, class incremental learning, classifier free guidance, click through rate, clinical decision
    support system, code property graph, cognitive behavioral therapy, collaborative filtering, command line
    interface, common weakness enumeration, competency question, composed image retrieval, computational fluid
    dynamic, computed tomography angiography, computer aided design, computer aided diagnosis, computer aided
    engineering, computer aided synthesis planning, computer science, computer use agents, concept bottleneck model,
    conditional flow matching, conditional generative adversarial network, conditional moment restrictions,
    conditional value at risk, cone beam computed tomography, conformal prediction, conjunctive normal form, connected
    and automated vehicles, connected and autonomous vehicles, connectionist temporal classification, constrained
    markov decision process, constraint programming, constraint satisfaction problem, context free grammar, continual
    learning, continual pre training, continued pre training, continuous glucose monitoring, continuous normalizing
    flows, continuous ranked probability score, continuous time dynamic graph, continuous time markov chain,
    contrastive activation addition, contrastive language image pre training, contrastive language image pretraining,
    contrastive learning, control barrier function, conversational agents, conversational question answering,
    conversational recommender system, convolutional block attention module, cross domain recommendation, cross
    entropy, cyber physical system, cyber threat intelligence, data assimilation, data augmentation, data centers,
    dataset distillation, decentralized federated learning, decision tree, deep deterministic policy gradient, deep
    generative models, deep image prior, deep learning recommendation model, deep q network, deformable linear
    objects, degree of freedom, degrees of freedom, delay doppler, denial of service, denoising diffusion implicit
    model, denoising diffusion probabilistic model, density based spatial clustering of applications with noise,
    density functional theory, design space exploration, determinantal point process, determinantal point processes,
    device to device, diabetic retinopathy, dice similarity coefficient, differential evolution, differential privacy,
    differentially private, diffusion language models, diffusion large language models, diffusion model, diffusion
    probabilistic models, digital elevation model, digital signal processing, digital subtraction angiography, digital
    surface model, digital twin, digitally reconstructed radiographs, dimensionality reduction, direct preference
    optimization, directed acyclic graph, direction of arrival, discrete cosine transform, discrete fourier transform,
    discrete wavelet transform, distributed acoustic sensing, distributed denial of service, distribution matching
    distillation, distributionally robust optimization, domain adaptation, domain generalization, domain incremental
    learning, domain specific language, dominant strategy incentive compatibility, double deep q network, drug drug
    interaction, dynamic programming, dynamic time warping, early exit, early warning system, earth movers distance,
    earth observation, echo state network, educational data mining, electronic design automation, electronic medical
    record, embedding based retrieval, embodied question answering, emergent misalignment, emotion recognition in
    conversation, empirical risk minimization, end to end, end to end autonomous driving, energy based model, energy
    efficiency, english language arts, enterprise resource planning, entity alignment, entity linking, entity
    resolution, equal error rate, equiangular tight frame, event coreference resolution, event extraction, event
    related potential, evolutionary algorithm, exact match, expectation maximization, expected calibration error,
    expected information gain, exponential moving average, extended kalman filter, extreme value theory, face
    recognition, facial expression recognition, false data injection attack, false discovery rate, false positive
    rate, farthest point sampling, fast fourier transform, federated unlearning, feed forward network, few shot class
    incremental learning, few shot learning, few shot segmentation, field of view, final displacement error, fine
    grained visual classification, fine tuning, finite difference, finite element, finite element analysis, finite
    element method, finite state machine, finite state transducer, first order logic, fisher information matrix,
    flexible electronics, flexible job shop scheduling problem, flow matching, fluid antenna, follow the regularized
    leader, forward backward stochastic differential equations, foundation model, fourier neural operator, frchet
    inception distance, frechet inception distance, full fine tuning, fully homomorphic encryption, functional
    connectivity, fused gromov wasserstein, gated recurrent unit, gaussian mixture model, gaussian process, gaussian
    process regression, gaussian processes, gaussian splatting, general data protection regulation, generalized
    additive models, generalized linear model, generative engine optimization, generative pre trained transformer,
    generative recommendation, generative retrieval, generative reward models, genetic algorithm, geographic
    information system, geographically weighted regression, glacial lake outburst floods, global navigation satellite
    system, global positioning system, gradient ascent, gradient descent, graph condensation, graph contrastive
    learning, graph convolution network, graph convolutional network, graph convolutional neural network, graph
    foundation model, graph isomorphism networks, graph signal processing, grapheme to phoneme, greedy coordinate
    gradient, grey wolf optimizer, gross merchandise volume, group relative policy optimization, grouped query
    attention, hamilton jacobi, hand object interaction, handwritten text recognition, hardware description language,
    hardware in the loop, hausdorff distance, heart failure, heart rate, heart rate variability, heterogeneous graph
    neural networks, hidden markov model, hierarchical reinforcement learning, high altitude platform station, high
    bandwidth memory, high definition, high dynamic range, high energy physics, high level synthesis, high resolution,
    homomorphic encryption, human action recognition, human activity recognition, human connectome project, human in
    the loop, human mesh recovery, human object interaction, human pose estimation, human robot collaboration, human
    robot interaction, hypergraph neural network, image quality, image quality assessment, image signal processing,
    image signal processor, image super resolution, imitation learning, implicit neural representation, importance
    sampling, in context demonstration, in context reinforcement learning, independent component analysis, indirect
    prompt injection, inductive logic programming, industrial anomaly detection, industrial internet of things,
    inertial confinement fusion, inertial measurement unit, information bottleneck, information extraction,
    information retrieval, information systems, infrared small target detection, infrastructure as code, input convex
    neural networks, integer linear program, integer linear programming, integer programming, integrated circuit,
    integrated gradient, integrated information theory, integrated sensing and communication, intellectual property,
    intelligent reflecting surface, intelligent transportation system, intelligent tutoring systems, intensive care
    unit, intermediate representation, international mathematical olympiad, internet of vehicles, intersection over
    union, intraclass correlation coefficient, item response theory, iterative closest point, jacobian vector product,
    joint embedding predictive architecture, joint source channel coding, k nearest neighbor, kahneman tversky
    optimization, kernel density estimation, kernel ridge regression, key opinion leader, key performance indicator,
    knowledge base, knowledge base question answering, knowledge based visual question answering, knowledge editing,
    knowledge graph completion, knowledge graph embedding, knowledge graph foundation models, knowledge graph question
    answering, knowledge tracing, kolmogorov arnold network, kullback leibler divergence, large audio language model,
    large eddy simulation, large foundation models, large vision language model, large vision models, large visual
    language models, latent diffusion model, latent dirichlet allocation, layer wise relevance propagation, leaky
    integrate and fire, learned perceptual image patch similarity, learning from demonstration, learning rate,
    learning to rank, leave one subject out, legacy survey of space and time, lexical semantic change, lidar inertial
    odometry, life cycle assessment, limit order book, line of sight, linear complementary dual, linear probing,
    linear programming, linear quadratic regulator, linear temporal logic, llm as a judge, llm generated text, local
    binary pattern, local differential privacy, local interpretable model agnostic explanations, location based social
    networks, long range arena, long short term memory, long short term memory network, long term time series
    forecasting, look up table, lottery ticket hypothesis, low density parity check, low earth orbit, low light image
    enhancement, low quality, low resolution, low resource language, machine learning as a service, machine learning
    engineering, machine learning interatomic potential, machine translation, machine unlearning, magnetic resonance,
    major depressive disorder, markov chain monte carlo, masked diffusion language models, masked diffusion model,
    masked image modeling, masked language model, math word problem, matthews correlation coefficient, maximum a
    posteriori, maximum distance separable, maximum likelihood estimation, maximum likelihood estimator, maximum mean
    discrepancy, mean absolute error, mean absolute percentage error, mean opinion score, mean reciprocal rank, mean
    square error, mean squared error, mechanistic interpretability, medical image segmentation, medical report
    generation, mel frequency cepstral coefficients, membership inference attack, message passing, message passing
    graph neural networks, message passing neural networks, metal organic framework, metamorphic relations, micro
    gesture, mild cognitive impairment, minimum bayes risk, minimum description length, minimum mean square error,
    missing not at random, mixed integer linear program, mixed integer linear programming, mixed integer programming,
    mixed reality, mixture of depths, mobile edge computing, model agnostic meta learning, model based reinforcement
    learning, model flops utilization, model predictive control, model predictive controller, model predictive path
    integral, modern standard arabic, molecular dynamics, monocular depth estimation, monte carlo, monte carlo tree
    search, motivational interviewing, multi agent debate, multi agent path finding, multi agent proximal policy
    optimization, multi agent system, multi armed bandit, multi criteria decision making, multi head attention, multi
    head latent attention, multi hop question answering, multi label text classification, multi modal large language
    model, multi object tracking, multi objective evolutionary algorithm, multi objective reinforcement learning,
    multi teacher on policy distillation, multi token prediction, multi view stereo, multimodal chain of thought,
    multimodal emotion recognition, multimodal machine translation, multimodal sentiment analysis, multiple choice
    question, multiple choice question answering, multiple input multiple output, multiple input single output,
    multiple instance learning, multivariate time series, multivariate time series classification, multivariate time
    series forecasting, music information retrieval, mutual information, national vulnerability database, natural
    language, natural language explanations, natural language inference, needle in a haystack, negative log
    likelihood, network digital twins, network intrusion detection systems, network on chip, neural collapse, neural
    combinatorial optimization, neural function evaluations, neural machine translation, neural operators, neural
    processing unit, neural tangent kernel, next token prediction, no reference image quality assessment, noisy
    intermediate scale quantum, non intrusive load monitoring, non line of sight, non maximum suppression, non
    negative matrix factorization, non orthogonal multiple access, non small cell lung cancer, nonlinear model
    predictive control, normalizing flow, novel view synthesis, number of function evaluations, numerical weather
    prediction, object detection, off policy evaluation, on policy distillation, on policy self distillation, open
    radio access network, open set recognition, open vocabulary object detection, open vocabulary semantic
    segmentation, operating room, operational design domain, operations research, opioid use disorder, optical
    chemical structure recognition, optimal power flow, optimal transport, origin destination, orthogonal frequency
    division multiplexing, out of vocabulary, overall accuracy, parameterized quantum circuit, pareto optimality,
    parkinsons disease, partial least squares, partially relevant video retrieval, particle swarm optimization,
    pathology foundation models, peak signal to noise ratio, pearson correlation coefficient, peer to peer, persistent
    excitation, persistent homology, personalized federated learning, personally identifiable information, perspective
    n point, physics informed machine learning, physics informed neural network, pinching antenna, planning domain
    definition language, point of interest, points of interest, pointwise mutual information, positional embedding,
    positional encoding, post traumatic stress disorder, potential energy surface, power performance area, power
    spectral density, pre trained model, predictive process monitoring, preference based reinforcement learning,
    prefill decode, presentation attack detection, principal component analysis, printed circuit board, prior data
    fitted network, prior fitted networks, probabilistic circuits, probabilistic graphical models, probably
    approximately correct, procedural content generation, processing in memory, prognostics and health management,
    program of thought, programming language, prompt engineering, prompt tuning, proper orthogonal decomposition,
    protein protein interaction, proximal policy optimization, pseudo relevance feedback, pull request, pulmonary
    embolism, quadratic program, quadratic unconstrained binary optimization, quadratic weighted kappa, quality
    control, quality diversity, quality estimation, quality of experience, quality of service, quantum approximate
    optimization algorithm, quantum computing, quantum error correction, quantum machine learning, quantum mechanical,
    quantum neural network, quantum reservoir computing, quasi direct drive, queries per second, query performance
    prediction, radiology report generation, ran intelligent controller, random fourier feature, randomized controlled
    trials, rapidly exploring random tree, rate distortion, real time strategy, reasoning language model, received
    signal strength, reciprocal rank fusion, recommender system, reconfigurable intelligent surface, reduced order
    model, referring expression comprehension, referring image segmentation, region of interest, regions of interest,
    register transfer level, reinforcement fine tuning, relation extraction, remaining useful life, remote sensing,
    remote sensing foundation model, reproducing kernel hilbert space, requirements engineering, reservoir computing,
    residual vector quantization, resistive random access memory, restricted boltzmann machines, return on investment,
    reward model, risk controlling prediction sets, robot operating system, role playing games, role playing language
    agents, room impulse response, root cause analysis, root mean square, root mean square error, root mean squared
    error, satellite image time series, satisfiability modulo theories, scaled dot product attention, scene graph
    generation, schrodinger bridge, score distillation sampling, security operations center, segment anything model,
    self consistency, semantic role labeling, semantic scene completion, semantic textual similarity, sentiment
    analysis, sequential monte carlo, sequential recommendation, service level agreement, service level objective,
    sharpness aware minimization, short time fourier transform, sign language recognition, sign language translation,
    signal detection theory, signal temporal logic, signal to interference plus noise ratio, signed distance field,
    signed distance function, simulated annealing, simulation based inference, single domain generalization, single
    image super resolution, singular value decomposition, site reliability engineering, sliding window attention,
    small and medium sized enterprises, soft actor critic, software defined networking, sound event detection, source
    free object detection, sparse auto encoder, spatial transcriptomics, spatio temporal graph convolutional network,
    spatio temporal graph neural networks, spatio temporal video grounding, speech emotion recognition, speech to
    speech translation, speech to text translation, speech translation, spike timing dependent plasticity, split
    federated learning, spoken language understanding, state of charge, state of health, stochastic gradient descent,
    structural causal model, structural health monitoring, structural similarity index measure, structure from motion,
    success rate, success weighted by path length, super resolution, support vector machine, sustainable development
    goal, symbolic regression, symmetric positive definite, system on chip, system usability scale, systematic
    literature review, systematization of knowledge, table structure recognition, tabular foundation models, task and
    motion planning, task oriented dialogue, temporal action localization, temporal convolutional network, temporal
    fusion transformer, temporal graph neural network, temporal knowledge graph, temporal logic, temporal shift
    module, tensor train, term frequency inverse document frequency, terrestrial laser scanning, text attributed
    graph, text based person search, text to image, theory of mind, thompson sampling, time of flight, time per output
    token, time series, time series anomaly detection, time series classification, time series forecasting, time
    series foundation model, time to first token, tiny recursive model, tool integrated reasoning, topological data
    analysis, topology optimization, total variation, traditional chinese medicine, traffic signal control, training
    data attribution, transfer learning, traveling salesman problem, tree of thought, tree structured parzen
    estimator, tropical cyclone, true positive rate, trusted execution environment, tsetlin machine, unbalanced
    optimal transport, uncertainty estimation, uncertainty quantification, underwater image enhancement, unified
    multimodal models, universal adversarial perturbation, unmanned ground vehicle, unmanned surface vehicle,
    unsupervised anomaly detection, unsupervised domain adaptation, upper confidence bound, user equipment, user
    generated content, value at risk, variational monte carlo, variational quantum algorithms, variational quantum
    circuit, vector quantization, vehicle routing problems, vehicle to infrastructure, vehicle to vehicle, versatile
    video coding, vertical federated learning, very high resolution, video anomaly detection, video diffusion model,
    video foundation models, video frame interpolation, video large language models, video moment retrieval, video
    object segmentation, video quality assessment, video question answering, video super resolution, video temporal
    grounding, video to audio, video to video, view of delft, virtual machine, vision and language navigation, vision
    foundation model, vision language, vision language navigation, vision language pre training, vision large language
    models, visual document retrieval, visual foundation model, visual geometry grounded transformer, visual inertial
    odometry, visual large language models, visual odometry, visual place recognition, visual question answering,
    voice activity detection, voice activity projection, voice conversion, vulnerable road user, weakly supervised
    semantic segmentation, weisfeiler lehman, white blood cell, wide area networks, wireless sensor network, word
    error rate, word sense disambiguation, world action model, world model, world values survey, you only look once,
    zero knowledge proofs, zero shot anomaly detection, zero shot coordination, zero shot learning, zeroth order
`;

const toSingular = (phrase: string): string => phrase.replace(/s$/, "");

const DOMAIN_PHRASE_SET: ReadonlySet<string> = new Set(
  DOMAIN_PHRASES.split(",").map((phrase) => toSingular(phrase.trim().replace(/\s+/g, " "))),
);

/** Words of the longest phrase. */
const MAX_PHRASE_WORDS = 7;

/** The phrase of the trade that a text ends with and that the acronym may stand for: "a novel principal component analysis", PCA. */
export function findTrailingDomainPhrase(text: string, acronym: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/[-/]/g, " ")
    .replace(/[^a-z ]/g, "")
    .trim()
    .split(/\s+/);
  const first = acronym[0]?.toLowerCase();
  for (let n = 2; n <= Math.min(MAX_PHRASE_WORDS, words.length); n++) {
    const phrase = words.slice(-n).join(" ");
    if (phrase[0] === first && DOMAIN_PHRASE_SET.has(toSingular(phrase))) return phrase;
  }
  return null;
}
