type Tint = 'good' | 'weak' | 'bad'

/** Volts of a 12-V battery, from the specification (1.4). */
const BATTERY_BANDS = [
  [12.6, 'excellent', 'good'],
  [12.4, 'good', 'good'],
  [12.2, 'fair', 'weak'],
  [12.0, 'low', 'bad'],
  [Number.NEGATIVE_INFINITY, 'critical', 'bad'],
] as const

const CELLULAR_BANDS = [
  [20, 'excellent', 'good'],
  [15, 'good', 'good'],
  [5, 'fair', 'weak'],
  [Number.NEGATIVE_INFINITY, 'weak', 'bad'],
] as const

const SATELLITE_BANDS = [
  [4, 'good', 'good'],
  [3, 'fair', 'weak'],
  [Number.NEGATIVE_INFINITY, 'poor', 'bad'],
] as const

type Bands<Name extends string> = readonly (readonly [from: number, name: Name, tint: Tint])[]

function bandOf<Name extends string>(bands: Bands<Name>, value: number): { name: Name; tint: Tint } | null {
  const band = bands.find(([from]) => value >= from)
  return band ? { name: band[1], tint: band[2] } : null
}

/** `null` for what is no number. */
export const batteryBand = (volts: number) => bandOf(BATTERY_BANDS, volts)
export const cellularBand = (strength: number) => bandOf(CELLULAR_BANDS, strength)
export const satelliteBand = (count: number) => bandOf(SATELLITE_BANDS, count)
