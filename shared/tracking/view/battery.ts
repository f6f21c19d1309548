/** A battery below this is low. */
export const LOW_BELOW_VOLTS = 12.2

/** Colours as in the specification (1.4); `tint` is the severity. */
const BATTERY_BANDS = [
  { fromVolts: 12.6, name: 'excellent', colour: 'green', tint: 'good' },
  { fromVolts: 12.4, name: 'good', colour: 'lightGreen', tint: 'good' },
  { fromVolts: LOW_BELOW_VOLTS, name: 'fair', colour: 'orange', tint: 'weak' },
  { fromVolts: 12.0, name: 'low', colour: 'deepOrange', tint: 'bad' },
  { fromVolts: Number.NEGATIVE_INFINITY, name: 'critical', colour: 'red', tint: 'bad' },
] as const

export type BatteryBand = (typeof BATTERY_BANDS)[number]

/** The band of a 12-V battery's voltage; `null` for NaN. */
export const batteryBand = (volts: number): BatteryBand | null =>
  BATTERY_BANDS.find(({ fromVolts }) => volts >= fromVolts) ?? null

/** The battery warning: low from 12.0 V, critical below; `null` for any other band and for NaN. */
export function batteryWarning(volts: number): 'low' | 'critical' | null {
  const name = batteryBand(volts)?.name
  return name === 'low' || name === 'critical' ? name : null
}
