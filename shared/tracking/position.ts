/**
 * One fix of a tracker, as every dialect's decoder leaves it. Unknown is `null`.
 * Times are epoch milliseconds: `recordedAt` is the tracker's own time of the fix and the identity of the
 * point, `sentAt` when the tracker says it sent it, `receivedAt` when the broker had it.
 * Coordinates are as they were sent, possible or not: `judge` says what they are worth.
 */
export type Position = {
  recordedAt: number
  sentAt: number | null
  receivedAt: number
  lat: number
  lng: number
  speedKmh: number | null
  course: number | null
  altitudeM: number | null
  accuracyM: number | null
  satellites: number | null
  hdop: number | null
  ignition: boolean | null
  batteryVolts: number | null
  /** Charge of the tracker's own battery, 0 to 100 */
  batteryPercent: number | null
  /** 0 to 31, as GSM's CSQ */
  cellular: number | null
  odometerKm: number | null
  engineHours: number | null
  relayCut: boolean | null
  reportIntervalSeconds: number | null
  events: readonly string[]
  statusText: string | null
}
