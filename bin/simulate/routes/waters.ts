import { way } from './way.ts'

/** From a slip at Dinner Key Marina into Biscayne Bay, without a wake. */
export const DINNER_KEY_CHANNEL = way(
  11,
  [25.7262, -80.2318],
  [25.7248, -80.2302],
  [25.7222, -80.2262],
  [25.7185, -80.2205],
)

/** Across the bay and through Biscayne Channel to the sea behind Key Biscayne. */
export const BISCAYNE_CHANNEL = way(
  56,
  [25.7185, -80.2205],
  [25.713, -80.213],
  [25.695, -80.208],
  [25.673, -80.201],
  [25.66, -80.193],
  [25.6545, -80.183],
  [25.651, -80.168],
  [25.645, -80.148],
)
/** The reef off Fowey Rocks. */
export const TO_FOWEY = way(56, [25.645, -80.148], [25.625, -80.118], [25.602, -80.098])
export const ALONG_THE_REEF = way(30, [25.602, -80.098], [25.618, -80.086], [25.642, -80.085])
export const FROM_THE_REEF = way(56, [25.642, -80.085], [25.648, -80.115], [25.645, -80.148])

/** The sandbar west of Key Biscayne. */
export const TO_THE_SANDBAR = way(
  50,
  [25.7185, -80.2205],
  [25.711, -80.208],
  [25.7, -80.196],
  [25.6935, -80.19],
)

/** From an anchorage off Dinner Key to the end of its channel. */
export const FROM_THE_ANCHORAGE = way(11, [25.7232, -80.2172], [25.7206, -80.2182], [25.7185, -80.2205])

/** Under sail round the bay. */
export const BAY_UNDER_SAIL = way(
  13,
  [25.7185, -80.2205],
  [25.712, -80.213],
  [25.68, -80.222],
  [25.645, -80.235],
  [25.635, -80.212],
  [25.67, -80.202],
  [25.701, -80.2],
  [25.712, -80.213],
  [25.7185, -80.2205],
)

/** From the bay to the Rickenbacker Causeway and the sandbar, and back. */
export const BAY_NORTH = way(
  62,
  [25.7185, -80.2205],
  [25.723, -80.208],
  [25.737, -80.2015],
  [25.73, -80.194],
  [25.713, -80.192],
  [25.6985, -80.1925],
)
export const BAY_SOUTH = way(
  62,
  [25.6985, -80.1925],
  [25.685, -80.204],
  [25.696, -80.214],
  [25.713, -80.2155],
  [25.7185, -80.2205],
)

/** From Miami Beach Marina through Government Cut to the sea. */
export const GOVERNMENT_CUT = way(
  18,
  [25.7702, -80.1402],
  [25.768, -80.1408],
  [25.7655, -80.141],
  [25.7638, -80.1375],
  [25.7624, -80.132],
  [25.7607, -80.1245],
  [25.7592, -80.118],
  [25.7605, -80.108],
)
/** Along the beach at sunset. */
export const BEACH_INSHORE = way(
  30,
  [25.7605, -80.108],
  [25.775, -80.102],
  [25.815, -80.103],
  [25.855, -80.102],
)
export const BEACH_OFFSHORE = way(
  30,
  [25.855, -80.102],
  [25.86, -80.092],
  [25.815, -80.09],
  [25.77, -80.092],
  [25.7605, -80.108],
)

/** Outside to Port Everglades, and the Intracoastal Waterway to Bahia Mar. */
export const COAST_NORTH = way(
  34,
  [25.7605, -80.108],
  [25.775, -80.098],
  [25.86, -80.095],
  [25.95, -80.092],
  [26.05, -80.088],
  [26.088, -80.088],
  [26.093, -80.098],
)
export const PORT_EVERGLADES_INLET = way(
  14,
  [26.093, -80.098],
  [26.0935, -80.108],
  [26.093, -80.1165],
  [26.1, -80.1185],
  [26.106, -80.1165],
  [26.112, -80.1095],
  [26.1135, -80.1085],
)
