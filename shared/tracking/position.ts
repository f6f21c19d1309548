import type { OnBoard } from './on-board.ts'

/**
 * A decoded report of a tracker: a fix and its readings. Unknown is `null`. Times are epoch milliseconds.
 * Coordinates are as the tracker sent them, possible or not; `judge` decides whether the fix counts.
 */
export type Position = {
  /** The tracker's own time of the fix. It is the identity of the point. */
  recordedAt: number
  /** When the tracker says that it sent the message. */
  sentAt: number | null
  /** When the broker received the message. */
  receivedAt: number
  lat: number
  lng: number
  speedKmh: number | null
  /** Degrees from north by east, 0 to below 360. */
  course: number | null
  altitudeM: number | null
  accuracyM: number | null
  satellites: number | null
  hdop: number | null
  ignition: boolean | null
  /** The vehicle's battery. */
  batteryVolts: number | null
  /** Charge of the tracker's own battery, 0 to 100. */
  batteryPercent: number | null
  /** 0 to 31, as GSM's CSQ. */
  cellular: number | null
  odometerKm: number | null
  engineHours: number | null
  relayCut: boolean | null
  /** What a boat reports besides; `null` for any other position. */
  onBoard: OnBoard | null
  reportIntervalSeconds: number | null
  /** The largest acceleration since the position before, without gravity. */
  gForce: number | null
  events: readonly string[]
  statusText: string | null
}
