import * as road from './roads.ts'
import * as water from './waters.ts'
import { back, reversed, stop, street, type Way } from './way.ts'

const HOME_TO_US_1 = [road.HOME_STREET, road.RED_ROAD_SOUTH]
const HOME_TO_I_95 = [...HOME_TO_US_1, road.US_1_GABLES, road.US_1_GROVE, road.US_1_VIZCAYA]
const HOME_TO_BRICKELL_EXIT = [...HOME_TO_I_95, road.I_95_BRICKELL]
const DEPOT_TO_STREET_25 = [road.DEPOT_YARD, road.AVENUE_97_NORTH]
const DEPOT_TO_PALMETTO = [...DEPOT_TO_STREET_25, road.STREET_25]
const DEPOT_TO_I_95 = [
  ...DEPOT_TO_STREET_25,
  road.AVENUE_97_SOUTH,
  road.DOLPHIN_WEST,
  road.DOLPHIN_AIRPORT,
  road.DOLPHIN_EAST,
]
const I_95_TO_PORT_EVERGLADES = [
  road.I_95_AVENTURA,
  road.I_95_HALLANDALE,
  road.I_95_BROWARD,
  road.I_595,
  road.ELLER_DRIVE,
  road.EVERGLADES_YARD,
]
const I_95_TO_PORT_MIAMI = [road.I_395, road.PORT_TUNNEL, road.PORT_MIAMI]

/** The routes of the fleet in and around Miami, drawn by hand along real roads and waterways. */
export const ROUTES = {
  /** From the house in Coral Gables by Red Road, Bird Road and the Palmetto Expressway to the depot in Doral. */
  homeToDepot: [
    road.HOME_STREET,
    road.RED_ROAD_NORTH,
    road.BIRD_ROAD_WEST,
    road.PALMETTO_SOUTH,
    road.PALMETTO,
    ...back(DEPOT_TO_PALMETTO),
  ],
  /** By US-1 to the marina at Dinner Key. */
  homeToMarina: [...HOME_TO_US_1, road.US_1_GABLES, road.US_1_GROVE, road.TO_DINNER_KEY, road.DINNER_KEY],
  /** By US-1 and the Rickenbacker Causeway to Key Biscayne. */
  homeToKeyBiscayne: [...HOME_TO_I_95, road.RICKENBACKER, road.CRANDON],
  /** By US-1 past the school at Grand Avenue to an office in Brickell. */
  homeToOffice: [
    ...HOME_TO_US_1,
    road.US_1_GABLES,
    road.GRAND_AVENUE,
    stop('dropOff', 40, [25.7279, -80.2568]),
    reversed(road.GRAND_AVENUE),
    road.US_1_GROVE,
    road.US_1_VIZCAYA,
    road.BRICKELL,
  ],
  officeToHome: back([...HOME_TO_I_95, road.BRICKELL]),
  /** By I-95 to the mall in Aventura. */
  homeToAventura: [
    ...HOME_TO_BRICKELL_EXIT,
    road.I_95_DOWNTOWN,
    road.I_95_MIDTOWN,
    road.I_95_NORTH_MIAMI,
    road.I_95_AVENTURA,
    road.IVES_DAIRY,
  ],
  /** By I-95 and the Julia Tuttle Causeway to Miami Beach. */
  homeToBeach: [
    ...HOME_TO_BRICKELL_EXIT,
    road.I_95_DOWNTOWN,
    road.I_95_MIDTOWN,
    road.JULIA_TUTTLE,
    road.JULIA_TUTTLE_EAST,
    road.STREET_41,
  ],
  /** I-95 to Hallandale, back along the beaches on Collins Avenue, and over the MacArthur Causeway. */
  beachLoop: [
    ...HOME_TO_BRICKELL_EXIT,
    road.I_95_DOWNTOWN,
    road.I_95_MIDTOWN,
    road.I_95_NORTH_MIAMI,
    road.I_95_AVENTURA,
    road.I_95_HALLANDALE,
    ...back([road.COLLINS, road.HALLANDALE]),
    ...back([road.MACARTHUR, road.FIFTH_STREET]),
    ...back([...HOME_TO_BRICKELL_EXIT, road.I_95_DOWNTOWN, road.I_395]),
  ],
  /** On a flatbed: I-95 and the Dolphin Expressway to a pound near the airport. */
  homeToPound: [...HOME_TO_BRICKELL_EXIT, road.I_95_DOWNTOWN, reversed(road.DOLPHIN_EAST), road.TO_THE_POUND],

  /** Deliveries in Brickell, downtown, Midtown and Miami Beach: out by the Dolphin Expressway, back by the MacArthur Causeway. */
  cityTour: [
    ...DEPOT_TO_I_95,
    reversed(road.I_95_DOWNTOWN),
    road.SW_8TH_STREET,
    stop('delivery', 48, [25.7667, -80.193]),
    road.BISCAYNE_BOULEVARD,
    stop('delivery', 48, [25.7783, -80.188]),
    road.BISCAYNE_NORTH,
    stop('delivery', 48, [25.8112, -80.189]),
    road.JULIA_TUTTLE_EAST,
    street(48, [25.8131, -80.14], [25.8133, -80.133]),
    stop('delivery', 48, [25.8133, -80.133]),
    street(48, [25.8133, -80.133], [25.8131, -80.14]),
    reversed(road.ALTON_NORTH),
    stop('delivery', 48, [25.7908, -80.1412]),
    reversed(road.ALTON_SOUTH),
    reversed(road.MACARTHUR),
    reversed(road.I_395),
    ...back(DEPOT_TO_I_95),
  ],
  /** Deliveries in Coral Gables. */
  gablesTour: [
    ...DEPOT_TO_PALMETTO,
    reversed(road.PALMETTO),
    road.CORAL_WAY,
    road.MIRACLE_MILE,
    stop('delivery', 40, [25.7496, -80.2585]),
    reversed(road.MIRACLE_MILE),
    reversed(road.LEJEUNE),
    stop('delivery', 48, [25.7342, -80.2627]),
    reversed(road.BIRD_ROAD_GABLES),
    stop('delivery', 56, [25.734, -80.2865]),
    road.BIRD_ROAD_WEST,
    road.PALMETTO_SOUTH,
    road.PALMETTO,
    ...back(DEPOT_TO_PALMETTO),
  ],
  /** By the Palmetto Expressway, I-95 and I-595 to Port Everglades. */
  depotToPortEverglades: [...DEPOT_TO_PALMETTO, road.PALMETTO_NORTH, ...I_95_TO_PORT_EVERGLADES],
  /** Down I-95 and through the tunnel to PortMiami. */
  portEvergladesToPortMiami: [
    ...back(I_95_TO_PORT_EVERGLADES),
    reversed(road.I_95_NORTH_MIAMI),
    reversed(road.I_95_MIDTOWN),
    ...I_95_TO_PORT_MIAMI,
  ],
  portMiamiToDepot: back([...DEPOT_TO_I_95, ...I_95_TO_PORT_MIAMI]),
  /** A trailer to the ramp at Dinner Key. */
  depotToMarina: [
    ...DEPOT_TO_PALMETTO,
    ...back([road.PALMETTO_SOUTH, road.PALMETTO]),
    reversed(road.BIRD_ROAD_WEST),
    road.BIRD_ROAD_GABLES,
    road.BIRD_ROAD_EAST,
    road.TO_DINNER_KEY,
    road.DINNER_KEY,
  ],
  /** A bus line on Flagler Street from 97th Avenue to Bayfront Park. */
  flaglerLine: [
    stop(
      'busStop',
      64,
      [25.76898, -80.35306],
      [25.76952, -80.33898],
      [25.7698, -80.3302],
      [25.77018, -80.31225],
      [25.77048, -80.30418],
      [25.77075, -80.28817],
      [25.7715, -80.2745],
      [25.772, -80.264],
      [25.7724, -80.256],
      [25.773, -80.2396],
    ),
    stop(
      'busStop',
      48,
      [25.773, -80.2396],
      [25.7732, -80.231],
      [25.7734, -80.2232],
      [25.7736, -80.215],
      [25.7737, -80.2085],
      [25.7738, -80.202],
      [25.7741, -80.1937],
      [25.7742, -80.189],
    ),
  ],

  /** From Dinner Key to the reef off Fowey Rocks, where they fish. */
  fishingTrip: [
    water.DINNER_KEY_CHANNEL,
    water.BISCAYNE_CHANNEL,
    water.TO_FOWEY,
    stop('fishing', 30, [25.602, -80.098]),
    water.ALONG_THE_REEF,
    stop('fishing', 30, [25.642, -80.085]),
    water.FROM_THE_REEF,
    ...back([water.DINNER_KEY_CHANNEL, water.BISCAYNE_CHANNEL]),
  ],
  marinaToSandbar: [water.DINNER_KEY_CHANNEL, water.TO_THE_SANDBAR],
  sailingTour: [water.FROM_THE_ANCHORAGE, water.BAY_UNDER_SAIL, reversed(water.FROM_THE_ANCHORAGE)],
  jetskiTour: [
    water.DINNER_KEY_CHANNEL,
    water.BAY_NORTH,
    stop('bathing', 40, [25.6985, -80.1925]),
    water.BAY_SOUTH,
    reversed(water.DINNER_KEY_CHANNEL),
  ],
  /** From Miami Beach Marina through Government Cut and along the beach. */
  sunsetCruise: [
    water.GOVERNMENT_CUT,
    water.BEACH_INSHORE,
    stop('bathing', 30, [25.855, -80.102]),
    water.BEACH_OFFSHORE,
    reversed(water.GOVERNMENT_CUT),
  ],
  beachToFortLauderdale: [water.GOVERNMENT_CUT, water.COAST_NORTH, water.PORT_EVERGLADES_INLET],
} satisfies Record<string, readonly Way[]>

export type RouteName = keyof typeof ROUTES
