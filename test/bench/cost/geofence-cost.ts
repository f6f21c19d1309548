import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import type { RuleSettings } from '../../../functions/stores/rules.ts'
import {
  billedGigabyteSeconds,
  DAYS_IN_MONTH,
  type Parts,
  storageMonth,
  totalOf,
} from '../../../shared/costs/device-month.ts'
import { PRICES } from '../../../shared/costs/prices.ts'
import type { Condition } from '../../../shared/rules/condition.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { aStoredRule } from '../../make/rules/a-stored-rule.ts'
import { aGeofence } from '../../make/watching/a-geofence.ts'
import { type Figure, figure } from '../figure.ts'
import type { costStack } from './cost-stack.ts'
import { partFigures } from './part-figures.ts'
import { type Fix, processDay, startOf } from './simulated-day.ts'

/** The events of a vehicle that leaves, visits one place and returns. */
const EVENTS_A_DAY = 4
const PRICED_EVENTS = 1_000
const RETENTION_MONTHS = 36
/** Where the van delivers, each twice a day. */
const DELIVERIES = [
  { latitude: 25.7908, longitude: -80.1412 },
  { latitude: 25.8112, longitude: -80.189 },
]
const DELIVERY_RADIUS_M = 150
const OTHERS = 7
const OTHERS_APART_DEGREES = 0.1
/** Conditions that the van's day does not meet, and one about silence. */
const CONDITIONS: readonly Condition[] = [
  { type: 'speed', operator: 'above', value: 150 },
  { type: 'battery', operator: 'below', value: 9 },
  { type: 'mileage', operator: 'exceeds', value: 5_000_000 },
  { type: 'insideGeofence', geofenceId: 'gone' },
  { type: 'noContact', value: 180 },
]
/** A message of SQS is sent, received and deleted. */
const QUEUE_REQUESTS = 3
/**
 * The tick reads a check and hands it over. Its function claims and removes it, and reads the account, the device, its
 * live item and its watch item.
 */
const CHECK_DOLLARS =
  2 * PRICES.dynamodbWriteUnit +
  5 * PRICES.dynamodbReadUnit +
  QUEUE_REQUESTS * PRICES.sqsRequest +
  PRICES.lambdaRequest

type Stack = Awaited<ReturnType<typeof costStack>>

/**
 * What the geofences of its account add to the month of a device: watching it, and its events. The van's day has many
 * of them, which gives the cost of one. Emails and texts cost extra.
 */
export async function geofenceFigures(stack: Stack, day: readonly Fix[], warmUp: number): Promise<Figure[]> {
  const others = [...ELSEWHERE, ...ELSEWHERE.slice(0, VISITED.length)]
  const [without, elsewhere, visited] = await Promise.all([
    aDevice(stack, day, { name: 'plain', geofences: [], conditions: [], warmUp }),
    aDevice(stack, day, { name: 'elsewhere', geofences: others, conditions: CONDITIONS, warmUp }),
    aDevice(stack, day, {
      name: 'visited',
      geofences: [...ELSEWHERE, ...VISITED],
      conditions: CONDITIONS,
      warmUp,
    }),
  ])
  // message by message, so that a busy moment of the machine affects all of them
  for (const fix of day) for (const device of [without, elsewhere, visited]) await device.process(fix)
  const checks = await stack.ruleChecks(elsewhere.trackId)
  const watching: Parts = {
    ...addedMonth(stack, without.counted, elsewhere.counted),
    'checks of rules': checks * DAYS_IN_MONTH * CHECK_DOLLARS,
  }
  const eventBytes = await stack.eventBytes(visited.accountId)
  const storedBytes = eventBytes.reduce((sum, bytes) => sum + bytes, 0)
  const ofAllEvents = {
    ...addedMonth(stack, elsewhere.counted, visited.counted),
    'event storage': storageMonth(storedBytes, RETENTION_MONTHS),
  }
  const eachEvent = scaled(ofAllEvents, 1 / (eventBytes.length * DAYS_IN_MONTH))
  const ofEvents = scaled(eachEvent, EVENTS_A_DAY * DAYS_IN_MONTH)
  const withEvents: Parts = Object.fromEntries(
    Object.keys({ ...watching, ...ofEvents }).map((part) => [
      part,
      (watching[part] ?? 0) + (ofEvents[part] ?? 0),
    ]),
  )
  const geofences = ELSEWHERE.length + VISITED.length
  return [
    ...partFigures(
      `added to a device-month by ${geofences} geofences and ${CONDITIONS.length} rules`,
      watching,
      {
        atMost: 0.003,
      },
    ),
    ...partFigures(`  with ${EVENTS_A_DAY} events a day`, withEvents),
    figure(`  for ${PRICED_EVENTS} events`, totalOf(eachEvent) * PRICED_EVENTS, '$'),
    figure('  counted: events', eventBytes.length, 'a day'),
    figure('  counted: checks of rules', checks, 'a day'),
  ]
}

type Counted = Awaited<ReturnType<typeof aDevice>>['counted']

/** The added cost of a device's month over that of another. */
function addedMonth({ settings }: Stack, less: Counted, more: Counted): Parts {
  const added = (count: (counted: Counted) => number) => (count(more) - count(less)) * DAYS_IN_MONTH
  const functionTime = (name: 'telemetry' | 'notify') =>
    billedGigabyteSeconds(
      1,
      added((counted) => counted[name].cpuMs),
      settings[name].memoryMb,
      added((counted) => counted[name].calls),
    ) * PRICES.lambdaGigabyteSecond
  return {
    writes: added(({ telemetry }) => telemetry.writes) * PRICES.dynamodbWriteUnit,
    reads: added(({ telemetry }) => telemetry.reads) * PRICES.dynamodbReadUnit,
    'function time': functionTime('telemetry'),
    'notify: queue and calls':
      added(({ notified }) => notified) * (QUEUE_REQUESTS * PRICES.sqsRequest + PRICES.lambdaRequest),
    'notify: function time': functionTime('notify'),
    'notify: store':
      added(({ notify }) => notify.reads) * PRICES.dynamodbReadUnit +
      added(({ notify }) => notify.writes) * PRICES.dynamodbWriteUnit,
  }
}

const scaled = (parts: Parts, by: number): Parts =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, value * by]))

type Circle = Pick<StoredGeofence, 'points' | 'radius'>

const VISITED: Circle[] = DELIVERIES.map((point) => ({ points: [point], radius: DELIVERY_RADIUS_M }))
/** The city, which the van does not leave, and places of other devices. */
const ELSEWHERE: Circle[] = [
  { points: [{ latitude: 25.7617, longitude: -80.1918 }], radius: 60_000 },
  ...Array.from({ length: OTHERS }, (_, index) => ({
    points: [{ latitude: 27 + index * OTHERS_APART_DEGREES, longitude: -81 }],
    radius: DELIVERY_RADIUS_M,
  })),
]

/** Without its conditions. */
export const ALERT: Omit<Extract<RuleSettings, { format: 'alert' }>, 'conditions'> = {
  format: 'alert',
  name: 'A rule',
  deviceId: 'ALL_DEVICES',
  tags: [],
  enabled: true,
  actions: [{ type: 'email', target: '' }],
  cooldownMinutes: 30,
}

const NOTHING_COUNTED = { reads: 0, writes: 0, calls: 0, cpuMs: 0 }

type Watched = {
  name: string
  geofences: readonly Circle[]
  conditions: readonly Condition[]
  /** Messages of another device that come first. */
  warmUp: number
}

/** A device among geofences, with instances of its own that have already processed other messages. */
async function aDevice(stack: Stack, day: readonly Fix[], { name, geofences, conditions, warmUp }: Watched) {
  const now = startOf(day)
  const { accountId, trackerId, trackId } = await stack.anAccount(name, 1, now)
  for (const fields of geofences)
    await stack.addGeofence(aGeofence({ accountId, definedAt: now - MINUTE_MS, ...fields }), now)
  for (const [index, condition] of conditions.entries()) {
    const rule = aStoredRule({ accountId, ruleId: `rule${index}`, definedAt: now - MINUTE_MS })
    await stack.addRule({ ...rule, settings: { ...ALERT, conditions: [condition] } }, now)
  }
  const other = await stack.anAccount(`${name}-warm`, 1, now)
  const [telemetry, notify] = [stack.startTelemetry(), stack.startNotify()]
  await processDay(day.slice(0, warmUp), other.trackerId, [telemetry])
  const counted = { telemetry: { ...NOTHING_COUNTED }, notify: { ...NOTHING_COUNTED }, notified: 0 }

  async function count(into: typeof NOTHING_COUNTED, call: () => Promise<number>): Promise<void> {
    const before = stack.units()
    into.cpuMs += await call()
    const after = stack.units()
    into.reads += after.reads - before.reads
    into.writes += after.writes - before.writes
    into.calls += after.calls - before.calls
  }

  return {
    counted,
    accountId,
    trackId,
    async process(fix: Fix): Promise<void> {
      await count(counted.telemetry, async () => (await processDay([fix], trackerId, [telemetry]))[0] ?? 0)
      for (const event of stack.takeNotifications()) {
        counted.notified += 1
        await count(counted.notify, async () => (await notify.call(event, fix.at)).cpuMs)
      }
    },
  }
}
