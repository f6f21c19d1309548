import { street, way } from './way.ts'

/** The owner's house in Coral Gables, and its street to Red Road. */
export const HOME_STREET = way(40, [25.7116, -80.2838], [25.71165, -80.28573])
export const RED_ROAD_NORTH = street(
  56,
  [25.71165, -80.28573],
  [25.71872, -80.2859],
  [25.7265, -80.2862],
  [25.734, -80.2865],
)
export const RED_ROAD_SOUTH = street(56, [25.71165, -80.28573], [25.7086, -80.2857])

/** US-1 from Red Road to Grand Avenue, to 27th Avenue, and to where I-95 begins. */
export const US_1_GABLES = street(
  72,
  [25.7086, -80.2857],
  [25.7155, -80.2768],
  [25.7263, -80.2627],
  [25.7285, -80.2598],
)
export const US_1_GROVE = street(
  72,
  [25.7285, -80.2598],
  [25.7325, -80.2546],
  [25.7361, -80.2466],
  [25.74, -80.2383],
)
export const US_1_VIZCAYA = street(
  72,
  [25.74, -80.2383],
  [25.7429, -80.2303],
  [25.746, -80.2222],
  [25.75, -80.2122],
)
/** From US-1 to the school at Grand Avenue. */
export const GRAND_AVENUE = way(40, [25.7285, -80.2598], [25.7282, -80.258], [25.7279, -80.2568])

/** 27th Avenue from US-1 to the marina at Dinner Key. */
export const TO_DINNER_KEY = street(56, [25.74, -80.2383], [25.7345, -80.2384], [25.7295, -80.2384])
export const DINNER_KEY = way(
  32,
  [25.7295, -80.2384],
  [25.7284, -80.2372],
  [25.7291, -80.2346],
  [25.7283, -80.2338],
)

export const BRICKELL = street(
  56,
  [25.75, -80.2122],
  [25.7488, -80.2085],
  [25.7497, -80.2042],
  [25.7545, -80.199],
  [25.759, -80.1952],
  [25.7612, -80.1922],
  [25.766, -80.1908],
)

/** I-95 from US-1 to the interchange with the Dolphin Expressway, with the exit to Brickell on its way. */
export const I_95_BRICKELL = way(
  89,
  [25.75, -80.2122],
  [25.7508, -80.21],
  [25.7545, -80.2065],
  [25.76, -80.2025],
  [25.7655, -80.1992],
)
export const I_95_DOWNTOWN = way(
  89,
  [25.7655, -80.1992],
  [25.77, -80.1984],
  [25.776, -80.1996],
  [25.7865, -80.2022],
)
/** On to the Julia Tuttle Causeway, Golden Glades, Aventura, Hallandale and Fort Lauderdale. */
export const I_95_MIDTOWN = way(89, [25.7865, -80.2022], [25.795, -80.2045], [25.8105, -80.206])
export const I_95_NORTH_MIAMI = way(
  97,
  [25.8105, -80.206],
  [25.832, -80.208],
  [25.8465, -80.2086],
  [25.868, -80.2096],
  [25.889, -80.2108],
  [25.905, -80.2115],
  [25.919, -80.2105],
  [25.927, -80.2075],
)
export const I_95_AVENTURA = way(
  97,
  [25.927, -80.2075],
  [25.938, -80.196],
  [25.948, -80.186],
  [25.956, -80.176],
  [25.9665, -80.1672],
)
export const I_95_HALLANDALE = way(97, [25.9665, -80.1672], [25.9855, -80.166])
export const I_95_BROWARD = way(
  97,
  [25.9855, -80.166],
  [26.011, -80.1668],
  [26.033, -80.1678],
  [26.0477, -80.169],
  [26.062, -80.169],
  [26.079, -80.169],
)

/** I-595 and Eller Drive into Port Everglades. */
export const I_595 = way(89, [26.079, -80.169], [26.085, -80.166], [26.0858, -80.15], [26.0853, -80.1375])
export const ELLER_DRIVE = street(56, [26.0853, -80.1375], [26.0853, -80.13], [26.085, -80.1235])
export const EVERGLADES_YARD = way(24, [26.085, -80.1235], [26.0838, -80.1212])

/** The company's yard in Doral, 97th Avenue, and 25th Street to the Palmetto Expressway. */
export const DEPOT_YARD = way(24, [25.8046, -80.3568], [25.8044, -80.355], [25.8043, -80.35293])
export const AVENUE_97_NORTH = street(64, [25.8043, -80.35293], [25.79688, -80.35302])
export const AVENUE_97_SOUTH = street(64, [25.79688, -80.35302], [25.79, -80.3529], [25.78343, -80.35285])
export const STREET_25 = street(
  64,
  [25.79688, -80.35302],
  [25.7968, -80.337],
  [25.7964, -80.329],
  [25.7962, -80.3216],
)

/** The Dolphin Expressway from 97th Avenue to the Palmetto Expressway, past the airport, and to I-95. */
export const DOLPHIN_WEST = way(
  89,
  [25.78343, -80.35285],
  [25.7817, -80.35],
  [25.7808, -80.337],
  [25.7795, -80.3215],
)
export const DOLPHIN_AIRPORT = way(
  89,
  [25.7795, -80.3215],
  [25.7792, -80.305],
  [25.7798, -80.288],
  [25.7812, -80.264],
)
export const DOLPHIN_EAST = way(
  89,
  [25.7812, -80.264],
  [25.7828, -80.2555],
  [25.7843, -80.239],
  [25.7868, -80.2235],
  [25.7872, -80.2145],
  [25.7865, -80.2022],
)
/** From the airport exit to a pound. */
export const TO_THE_POUND = way(40, [25.7812, -80.264], [25.7868, -80.2628])

/** The Palmetto Expressway from Bird Road to Coral Way, to 25th Street, and round to Golden Glades. */
export const PALMETTO_SOUTH = way(89, [25.7333, -80.3213], [25.7482, -80.322])
export const PALMETTO = way(
  89,
  [25.7482, -80.322],
  [25.77, -80.3222],
  [25.7795, -80.3215],
  [25.7962, -80.3216],
)
export const PALMETTO_NORTH = way(
  89,
  [25.7962, -80.3216],
  [25.809, -80.3214],
  [25.8265, -80.3212],
  [25.841, -80.3208],
  [25.85, -80.3197],
  [25.869, -80.3195],
  [25.885, -80.3187],
  [25.905, -80.3178],
  [25.9155, -80.314],
  [25.9225, -80.3065],
  [25.9262, -80.294],
  [25.9265, -80.274],
  [25.9266, -80.245],
  [25.9268, -80.225],
  [25.927, -80.2075],
)

export const BIRD_ROAD_WEST = street(
  64,
  [25.734, -80.2865],
  [25.73365, -80.29469],
  [25.73338, -80.30293],
  [25.7333, -80.312],
  [25.7333, -80.3213],
)
export const BIRD_ROAD_GABLES = street(64, [25.734, -80.2865], [25.7341, -80.2745], [25.7342, -80.2627])
export const BIRD_ROAD_EAST = street(
  64,
  [25.7342, -80.2627],
  [25.7343, -80.2506],
  [25.7361, -80.2466],
  [25.74, -80.2383],
)
export const LEJEUNE = street(56, [25.7342, -80.2627], [25.742, -80.2627], [25.7495, -80.2628])
export const CORAL_WAY = street(
  64,
  [25.7482, -80.322],
  [25.74803, -80.31169],
  [25.748, -80.30358],
  [25.74845, -80.28731],
  [25.7494, -80.2745],
  [25.7495, -80.2628],
)
export const MIRACLE_MILE = street(40, [25.7495, -80.2628], [25.7496, -80.2585])

/** From I-95 over Watson Island to South Beach. */
export const I_395 = way(
  80,
  [25.7865, -80.2022],
  [25.7868, -80.1895],
  [25.7866, -80.1845],
  [25.7858, -80.1765],
)
export const MACARTHUR = way(
  80,
  [25.7858, -80.1765],
  [25.7835, -80.171],
  [25.7795, -80.162],
  [25.7757, -80.152],
  [25.7741, -80.1435],
  [25.7742, -80.1412],
)
/** From Watson Island under the channel to PortMiami. */
export const PORT_TUNNEL = way(
  56,
  [25.7858, -80.1765],
  [25.7848, -80.1735],
  [25.78, -80.1722],
  [25.7762, -80.1712],
)
export const PORT_MIAMI = way(40, [25.7762, -80.1712], [25.7735, -80.167], [25.7722, -80.1625])

export const FIFTH_STREET = street(48, [25.7742, -80.1412], [25.7743, -80.1375], [25.7744, -80.1318])
export const ALTON_SOUTH = street(
  56,
  [25.7742, -80.1412],
  [25.78, -80.1413],
  [25.787, -80.1412],
  [25.7908, -80.1412],
)
export const ALTON_NORTH = street(
  56,
  [25.7908, -80.1412],
  [25.7945, -80.141],
  [25.801, -80.1388],
  [25.807, -80.1382],
  [25.8131, -80.14],
)
export const JULIA_TUTTLE = way(89, [25.8105, -80.206], [25.8112, -80.189])
export const JULIA_TUTTLE_EAST = way(
  89,
  [25.8112, -80.189],
  [25.8112, -80.183],
  [25.8105, -80.165],
  [25.8115, -80.148],
  [25.8131, -80.14],
)
export const STREET_41 = street(48, [25.8131, -80.14], [25.8133, -80.133], [25.8134, -80.1226])

/** Collins Avenue (A1A) from South Beach to Hallandale Beach Boulevard, and that to I-95. */
export const COLLINS = street(
  56,
  [25.7744, -80.1318],
  [25.783, -80.1305],
  [25.7908, -80.1295],
  [25.8, -80.1268],
  [25.8134, -80.1226],
  [25.828, -80.1215],
  [25.845, -80.1205],
  [25.8545, -80.1202],
  [25.87, -80.121],
  [25.887, -80.1225],
  [25.9, -80.124],
  [25.918, -80.123],
  [25.9305, -80.1218],
  [25.945, -80.1208],
  [25.957, -80.1202],
  [25.973, -80.1195],
  [25.986, -80.119],
)
export const HALLANDALE = street(
  64,
  [25.986, -80.119],
  [25.986, -80.13],
  [25.9858, -80.142],
  [25.9857, -80.154],
  [25.9855, -80.166],
)
export const IVES_DAIRY = street(
  64,
  [25.9665, -80.1672],
  [25.965, -80.156],
  [25.96, -80.148],
  [25.9575, -80.1435],
)

/** Brickell Avenue over the river, and Biscayne Boulevard to the Julia Tuttle Causeway. */
export const SW_8TH_STREET = street(48, [25.7655, -80.1992], [25.7664, -80.195], [25.7667, -80.193])
export const BISCAYNE_BOULEVARD = street(
  56,
  [25.7667, -80.193],
  [25.7668, -80.1905],
  [25.7697, -80.1899],
  [25.7741, -80.1895],
  [25.7745, -80.1878],
  [25.7783, -80.188],
)
export const BISCAYNE_NORTH = street(
  56,
  [25.7783, -80.188],
  [25.7868, -80.1894],
  [25.7955, -80.1893],
  [25.803, -80.1892],
  [25.8112, -80.189],
)

/** The Rickenbacker Causeway from US-1 over Virginia Key to Crandon Park on Key Biscayne. */
export const RICKENBACKER = way(
  72,
  [25.75, -80.2122],
  [25.7488, -80.2085],
  [25.7474, -80.206],
  [25.7445, -80.196],
  [25.742, -80.188],
  [25.7395, -80.179],
  [25.736, -80.169],
  [25.732, -80.1615],
  [25.729, -80.158],
)
export const CRANDON = street(64, [25.729, -80.158], [25.722, -80.157], [25.71, -80.1565])

/** The causeways, tunnels and islands, which a coarse map does not show as land. */
export const OVER_WATER = [
  I_395,
  MACARTHUR,
  PORT_TUNNEL,
  PORT_MIAMI,
  JULIA_TUTTLE_EAST,
  RICKENBACKER,
  CRANDON,
  COLLINS,
]
