import { DAY_MS } from '../time.ts'
import {
  authorizerMonth,
  type CountedDay,
  type CountedRefresh,
  DAYS_IN_MONTH,
  directMonth,
  type FunctionSettings,
  httpMonth,
  totalOf,
} from './device-month.ts'
import { PRICES } from './prices.ts'

/** A message, as `npm run bench -- cost` counts it for the simulated day, with four instances of the function. */
export const PER_MESSAGE = { writeUnits: 1.04, readUnits: 1.5, cpuMs: 6.5 }
/** Merging a day, and an authorizer's refresh of a connection, likewise. */
export const MERGING: CountedDay['merging'] = { writeUnits: 42, readUnits: 6, cpuMs: 40 }
export const REFRESH: CountedRefresh = { readUnits: 1, cpuMs: 2.6, logBytes: 0 }
const REFRESHES_PER_HOUR = 1

/** The settings that the stack gives the function, in `lib/mqtt`. */
export const TELEMETRY: FunctionSettings = { memoryMb: 256, isTraced: false, logsEachCall: false }
export const AUTHORIZER: FunctionSettings = { memoryMb: 512, isTraced: false, logsEachCall: false }

/** An event with its notifications, as the bench counts it; without what emails and texts cost. */
const EVENT_DOLLARS = 22.5e-6

/** What a device has sent in a time, and what is stored of it. */
export type DeviceUsage = {
  /** The length of the time, ms. */
  lastedMs: number
  messages: number
  /** The size of the trail once its days are merged. */
  storedBytes: number
  /** Whether it keeps a connection by MQTT. */
  isConnected: boolean
}

/**
 * What a device has cost in a time, dollars. Its trail is counted for as long as it will be kept. A device without messages
 * costs nothing.
 */
export function deviceDollars(usage: DeviceUsage, historyMonths: number): number {
  const days = usage.lastedMs / DAY_MS
  if (days <= 0 || usage.messages === 0) return 0
  const messages = usage.messages / days
  const day: CountedDay = {
    drivingMessages: messages,
    parkedMessages: 0,
    writeUnits: messages * PER_MESSAGE.writeUnits,
    readUnits: messages * PER_MESSAGE.readUnits,
    provisionable: { writes: 0, reads: 0 },
    cpuMs: PER_MESSAGE.cpuMs,
    logBytes: 0,
    recordBytes: 0,
    storedBytes: usage.storedBytes / days,
    storedPositions: 0,
    merging: MERGING,
  }
  const fleet = { devices: 1, drivingHours: 0, retentionMonths: historyMonths }
  const month = usage.isConnected
    ? totalOf(directMonth(day, TELEMETRY, fleet)) + authorizerMonth(REFRESH, AUTHORIZER, REFRESHES_PER_HOUR)
    : totalOf(httpMonth(day, TELEMETRY, fleet))
  return (month * days) / DAYS_IN_MONTH
}

/** The events of an account, and what was sent because of them. */
export type EventUsage = { events: number; emails: number; texts: number; pushes: number; webhooks: number }

/** What events have cost, dollars. Push messages and webhooks have no price of their own. */
export const eventDollars = ({ events, emails, texts }: EventUsage): number =>
  events * EVENT_DOLLARS + emails * PRICES.email + texts * PRICES.text
