import { measuredValue, numberOf } from './values.ts'

/** The measured fields of a position that an AVL id can say, the first id that does first. `least` and `most` are raw. */
const TELTONIKA_MEASURED = {
  // External power in mV: the unit's own battery (67) has 4 V, and a vehicle's with 4 V would be critical. 65,535 is
  // no measurement.
  batteryVolts: [{ id: '66', unit: 0.001, most: 65_534 }],
  batteryPercent: [{ id: '113', unit: 1 }],
  // GSM level 0 to 5, on the scale of CSQ
  cellular: [{ id: '21', unit: 31 / 5, most: 5 }],
  // HDOP, else PDOP; 0 is no measurement, 65,535 neither.
  hdop: [
    { id: '182', unit: 0.1, least: 1 },
    { id: '181', unit: 0.1, least: 1 },
  ],
  odometerKm: [{ id: '16', unit: 0.001, most: 4_294_967_294 }],
} as const

/** The digital output that `setdigout` switches, and with it the relay. */
export const TELTONIKA_RELAY = '179'
export const TELTONIKA_IGNITION = '239'

/**
 * What happened, by the AVL id that made the unit write the record and, where it matters, by its value. An id is
 * no event in the records that only carry it along: an unplugged unit would tell of it in each.
 */
const EVENTS: Record<string, (value: number) => string | null> = {
  175: () => 'geofence',
  236: (value) => (value === 1 ? 'alarm' : null),
  246: (value) => (value === 1 ? 'towing' : null),
  247: (value) => (value > 0 ? 'collision' : null),
  249: (value) => (value > 0 ? 'jamming' : null),
  251: (value) => (value === 1 ? 'idling' : null),
  252: (value) => (value === 1 ? 'unplugged' : null),
  253: (value) => DRIVING[value] ?? null,
}
const DRIVING: Record<number, string> = { 1: 'rapidAcceleration', 2: 'rapidDeceleration', 3: 'sharpTurn' }

type Values = (id: string) => unknown

export function teltonikaMeasured(field: keyof typeof TELTONIKA_MEASURED, values: Values): number | null {
  const sources: readonly { id: string; unit: number; least?: number; most?: number }[] =
    TELTONIKA_MEASURED[field]
  for (const { id, unit, least = 0, most = Number.POSITIVE_INFINITY } of sources) {
    const raw = numberOf(values(id))
    const value = raw === null || raw < least || raw > most ? null : measuredValue(raw * unit, field)
    if (value !== null) return value
  }
  return null
}

export function teltonikaEvents(cause: unknown, values: Values): readonly string[] {
  const id = numberOf(cause)
  const value = id === null ? null : numberOf(values(String(id)))
  const event = value === null ? null : EVENTS[String(id)]?.(value)
  return event ? [event] : []
}
