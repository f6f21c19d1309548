import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'

/** What a fleet does in its worst hour, while a mobile network comes back that was gone for an hour. */
export const LOAD = {
  drivingShare: 0.4,
  drivingEverySeconds: 15,
  parkedEverySeconds: HOUR_MS / SECOND_MS,
  /** Devices that come back from the network that was gone, within so many seconds, with positions of an hour. */
  returningShare: 0.2,
  returnWithinSeconds: (5 * MINUTE_MS) / SECOND_MS,
  latePositions: 240,
  positionsInUpload: 10,
  eventsADay: 4,
  /** A device's rule about silence is looked at so often. */
  ruleChecksADay: 8,
  refreshesAnHour: 1,
  devicesInAccount: 8,
  devicesInLargestAccount: 10_000,
  geofencesInAccount: 10,
  /** Open pages that show a map, for each 10,000 devices. */
  pagesPer10000: 20,
} as const

export const UPLOADS_OF_RETURN = LOAD.latePositions / LOAD.positionsInUpload

/** A fleet's rates of the worst hour, a second. */
export type Rates = ReturnType<typeof ratesOf>

export function ratesOf(devices: number) {
  const returns = (devices * LOAD.returningShare) / LOAD.returnWithinSeconds
  return {
    devices,
    driving: (devices * LOAD.drivingShare) / LOAD.drivingEverySeconds,
    parked: (devices * (1 - LOAD.drivingShare)) / LOAD.parkedEverySeconds,
    returns,
    uploads: returns * UPLOADS_OF_RETURN,
    refreshes: (devices * LOAD.refreshesAnHour * SECOND_MS) / HOUR_MS,
    events: (devices * LOAD.eventsADay * SECOND_MS) / DAY_MS,
    ruleChecks: (devices * LOAD.ruleChecksADay * SECOND_MS) / DAY_MS,
    pages: Math.ceil((devices * LOAD.pagesPer10000) / 10_000),
  }
}
