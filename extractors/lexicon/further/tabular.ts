import { parseBenchmarkLines } from "../lines";

export const tabularNames = parseBenchmarkLines(
  "tabular",
  `
    OpenML-CTR23 | CTR23
    TabReD
    Grinsztajn benchmark
    ?PMLB
    !Bank Marketing
    !Credit Card Fraud
    !Default Credit Card | Default of Credit Card Clients
    ?HELOC
    !Give Me Some Credit
    !Home Credit | Home Credit Default Risk
    ?Lending Club
    !PaySim
    ?BAF | Bank Account Fraud
    ?Law School
    ?Student Performance
    !Communities and Crime | Communities & Crime
    ACSEmployment
    ACSPublicCoverage
    ACSTravelTime
    !WhyShift
    !TableShift
    Diabetes130 | Diabetes 130-US
    UCI Heart Disease | Heart Disease UCI | Cleveland Heart Disease
    ?Cleveland
    ?Framingham
    ?BRFSS
    !NHANES
    ?SEER
    !Wine Quality
    ?Abalone
    ?Letter Recognition
    ?SUSY
    ?Jannis
    ?Helena
    YearPredictionMSD
    ?Titanic
    Ames Housing
    !Bike Sharing
    KDD98
    Telco Churn | IBM Telco
    !Online Shoppers
    !Churn Modelling
    !Census-Income
    ?Spambase
    ?Ionosphere
    ADBench
    ?ODDS
    ?DAMI
    Magic telescope
    ?Optdigits
    ?Pendigits
    ?ACIC 2016 | ACIC 2018 | ACIC
    LaLonde
    ?Sachs
    Tuebingen pairs | Tübingen cause-effect pairs
    SynTReN
    DREAM4
    !CausalTime
    RelBench v2
    4DBInfer
    Magellan benchmark
    Abt-Buy
    Amazon-Google
    Walmart-Amazon
    DBLP-ACM
    DBLP-Scholar
    WDC Products
    BeerAdvo-RateBeer
    iTunes-Amazon
    !GitTables
    ?SOTAB
    VizNet
    WikiTables
    T2Dv2
    Santos benchmark
    ?TUS
`,
);
