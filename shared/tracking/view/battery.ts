/** Low and critical are what count as a low battery. */
export const LOW_BELOW_VOLTS = 12.2

/** Colours as the specification names them (1.4); `tint` is how worried to be. */
const BATTERY_BANDS = [
  { fromVolts: 12.6, name: 'excellent', colour: 'green', tint: 'good' },
  { fromVolts: 12.4, name: 'good', colour: 'lightGreen', tint: 'good' },
  { fromVolts: LOW_BELOW_VOLTS, name: 'fair', colour: 'orange', tint: 'weak' },
  { fromVolts: 12.0, name: 'low', colour: 'deepOrange', tint: 'bad' },
  { fromVolts: Number.NEGATIVE_INFINITY, name: 'critical', colour: 'red', tint: 'bad' },
] as const

export type BatteryBand = (typeof BATTERY_BANDS)[number]

/** The band of a 12-V battery's voltage; `null` for what is no number. */
export const batteryBand = (volts: number): BatteryBand | null =>
  BATTERY_BANDS.find(({ fromVolts }) => volts >= fromVolts) ?? null

/** The chip that warns of a battery: LOW from 12.0 V, CRITICAL below; `null` for any other and for no number. */
export function batteryWarning(volts: number): 'low' | 'critical' | null {
  const name = batteryBand(volts)?.name
  return name === 'low' || name === 'critical' ? name : null
}
