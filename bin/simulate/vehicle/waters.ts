import type { Waypoint } from './roads.ts'

type Pair = readonly [lat: number, lng: number]

/** A round trip over open water, with places where the boat sometimes stops to fish. */
const passage = (limitKmh: number, turns: readonly (readonly [...Pair, 'fishing'?])[]): readonly Waypoint[] =>
  turns.map(([lat, lng, fishing]) => ({
    lat,
    lng,
    limitKmh,
    halt: fishing === undefined ? 'none' : 'station',
  }))

/** Closed courses in South Florida, at least a kilometre from land. */
export const WATERS = {
  /** The Atlantic off Fort Lauderdale, outside the reefs */
  fortLauderdale: passage(56, [
    [26.093, -80.075],
    [26.13, -80.07],
    [26.175, -80.063, 'fishing'],
    [26.198, -80.05],
    [26.18, -80.03],
    [26.12, -80.035, 'fishing'],
    [26.085, -80.05],
  ]),
  /** The Atlantic off Miami Beach */
  miamiBeach: passage(42, [
    [25.765, -80.095],
    [25.81, -80.09],
    [25.865, -80.085, 'fishing'],
    [25.9, -80.07],
    [25.88, -80.04],
    [25.8, -80.045, 'fishing'],
    [25.755, -80.065],
  ]),
  /** Biscayne Bay between the mainland and Elliott Key */
  southBay: passage(15, [
    [25.48, -80.25],
    [25.53, -80.255, 'fishing'],
    [25.58, -80.25],
    [25.61, -80.23],
    [25.57, -80.22, 'fishing'],
    [25.5, -80.23],
  ]),
  /** Biscayne Bay west of Key Biscayne */
  keyBiscayne: passage(66, [
    [25.64, -80.235],
    [25.67, -80.23],
    [25.69, -80.215, 'fishing'],
    [25.67, -80.2],
    [25.635, -80.205],
  ]),
} satisfies Record<string, readonly Waypoint[]>
