/** The bands of the specification (1.4); `tint` is the severity. */
const CELLULAR_BANDS = [
  { from: 20, name: 'excellent', tint: 'good' },
  { from: 15, name: 'good', tint: 'good' },
  { from: 5, name: 'fair', tint: 'weak' },
  { from: Number.NEGATIVE_INFINITY, name: 'weak', tint: 'bad' },
] as const

const SATELLITE_BANDS = [
  { from: 4, name: 'good', tint: 'good' },
  { from: 3, name: 'fair', tint: 'weak' },
  { from: Number.NEGATIVE_INFINITY, name: 'poor', tint: 'bad' },
] as const

const BARS = [
  { from: 22, bars: 4 },
  { from: 15, bars: 3 },
  { from: 8, bars: 2 },
  { from: 2, bars: 1 },
  { from: Number.NEGATIVE_INFINITY, bars: 0 },
] as const

export type SignalBars = (typeof BARS)[number]['bars']

/** The band of a cellular signal of 0 to 31 (GSM's CSQ); `null` for NaN. */
export const cellularBand = (strength: number) => CELLULAR_BANDS.find(({ from }) => strength >= from) ?? null

/** The band of a number of satellites; `null` for NaN. */
export const satelliteBand = (count: number) => SATELLITE_BANDS.find(({ from }) => count >= from) ?? null

/** The bars of a raw `signalStrength`: 4 from 22, 3 from 15, 2 from 8, 1 from 2, else 0; 0 for NaN. */
export const signalBars = (strength: number): SignalBars =>
  BARS.find(({ from }) => strength >= from)?.bars ?? 0
