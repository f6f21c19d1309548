import type { StoredGeofence } from '../../functions/stores/geofences/geofences.ts'
import type { RuleSettings } from '../../functions/stores/rules.ts'
import type { Condition } from '../../shared/rules/condition.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { aStoredRule } from '../make/rules/a-stored-rule.ts'
import { aGeofence } from '../make/watching/a-geofence.ts'
import type { costStack } from './cost-stack.ts'
import { billedGigabyteSeconds, DAYS_IN_MONTH, type Parts, storageMonth, totalOf } from './device-month.ts'
import { dollars, partRows } from './part-rows.ts'
import { PRICES } from './prices.ts'
import type { Row } from './report.ts'
import { type Fix, processDay, startOf } from './simulated-day.ts'

/** Of ten geofences and five rules. */
const GOAL_DOLLARS = 0.003
/** As of a vehicle that leaves, visits one place and returns. */
const EVENTS_A_DAY = 4
const PRICED_EVENTS = 1_000
const RETENTION_MONTHS = 36
const WARM_UP = 300
/** Where the van delivers, ten times a day. */
const DELIVERIES = [
  { latitude: 25.7841, longitude: -80.3686 },
  { latitude: 25.8262, longitude: -80.354 },
]
const DELIVERY_RADIUS_M = 150
const OTHERS = 7
const OTHERS_APART_DEGREES = 0.1
/** The tick claims and removes a check, and reads the account, the device, its live item and its watch item. */
const CHECK_DOLLARS = 2 * PRICES.dynamodbWriteUnit + 4 * PRICES.dynamodbReadUnit
/** What the van's day does not meet, and one about silence. */
const CONDITIONS: readonly Condition[] = [
  { type: 'speed', operator: 'above', value: 150 },
  { type: 'battery', operator: 'below', value: 9 },
  { type: 'mileage', operator: 'exceeds', value: 5_000_000 },
  { type: 'insideGeofence', geofenceId: 'gone' },
  { type: 'noContact', value: 180 },
]
/** A message of SQS is sent, received and deleted. */
const QUEUE_REQUESTS = 3

type Stack = Awaited<ReturnType<typeof costStack>>

/**
 * What the geofences of its account add to the month of a device: watching it, and its events. The van's day has many
 * of them, which gives the cost of one. Emails and texts cost extra.
 */
export async function geofenceRows(stack: Stack, day: readonly Fix[]): Promise<Row[]> {
  const [without, elsewhere, visited] = await Promise.all([
    aDevice(stack, day, 'plain', [], []),
    aDevice(stack, day, 'elsewhere', [...ELSEWHERE, ...ELSEWHERE.slice(0, VISITED.length)], CONDITIONS),
    aDevice(stack, day, 'visited', [...ELSEWHERE, ...VISITED], CONDITIONS),
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
  const parts: Parts = Object.fromEntries(
    Object.keys({ ...watching, ...ofEvents }).map((part) => [
      part,
      (watching[part] ?? 0) + (ofEvents[part] ?? 0),
    ]),
  )
  const geofences = ELSEWHERE.length + VISITED.length
  return [
    ...partRows(
      `added to a device-month by ${geofences} geofences, ${CONDITIONS.length} rules, ${EVENTS_A_DAY} events a day`,
      parts,
      {
        goal: `${GOAL_DOLLARS} or less`,
        met: totalOf(parts) <= GOAL_DOLLARS,
      },
    ),
    { name: '  without events', value: dollars(totalOf(watching)), unit: '$' },
    { name: `  for ${PRICED_EVENTS} events`, value: dollars(totalOf(eachEvent) * PRICED_EVENTS), unit: '$' },
    { name: '  counted: events', value: eventBytes.length, unit: 'a day' },
    { name: '  counted: checks of rules', value: checks, unit: 'a day' },
  ]
}

type Counted = Awaited<ReturnType<typeof aDevice>>['counted']

/** What a month of one device costs more than that of another. */
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

const ALERT: Omit<Extract<RuleSettings, { format: 'alert' }>, 'conditions'> = {
  format: 'alert',
  name: 'A rule',
  deviceId: 'ALL_DEVICES',
  tags: [],
  enabled: true,
  actions: [{ type: 'email', target: '' }],
  cooldownMinutes: 30,
}

const NOTHING_COUNTED = { reads: 0, writes: 0, calls: 0, cpuMs: 0 }

/** A device among geofences, with instances of its own that have already processed other messages. */
async function aDevice(
  stack: Stack,
  day: readonly Fix[],
  name: string,
  geofences: readonly Circle[],
  conditions: readonly Condition[],
) {
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
  await processDay(day.slice(0, WARM_UP), other.trackerId, [telemetry])
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
      for (const body of stack.takeNotifications()) {
        counted.notified += 1
        const event = { Records: [{ messageId: 'bench', body }] }
        await count(counted.notify, async () => (await notify.call(event, fix.at)).cpuMs)
      }
    },
  }
}
