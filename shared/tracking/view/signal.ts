import { CSQ_MAX } from '../../trackers/values.ts'

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

/** A clear sky shows a receiver at least this many satellites. */
const SATELLITES_OF_CLEAR_SKY = 12

/** The satellite signal in percent: the number of satellites of the 12 of a clear sky. */
export const gpsPercent = (satellites: number) =>
  Math.min(100, Math.round((satellites / SATELLITES_OF_CLEAR_SKY) * 100))

/** The mobile signal in percent, of the 31 steps of GSM's CSQ. */
export const ltePercent = (strength: number) => Math.min(100, Math.round((strength / CSQ_MAX) * 100))
