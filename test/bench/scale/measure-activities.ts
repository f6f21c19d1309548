import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { aGeofence } from '../../make/watching/a-geofence.ts'
import type { costStack } from '../cost/cost-stack.ts'
import { listEvent, PASSWORD } from '../cost/cost-stack.ts'
import type { TableUnits } from '../cost/counting-store.ts'
import type { FunctionInstance } from '../cost/function-instance.ts'
import { dayOfAVan, type Fix, ruleEvent } from '../cost/simulated-day.ts'
import { defineWatch, SILENCE_MS } from './define-watch.ts'
import { LOAD, UPLOADS_OF_RETURN } from './load.ts'
import { ACTIVITIES, type Cost, type Costs } from './model.ts'

export type Sizes = {
  /** Messages of other devices that an instance has processed before, so that its code is compiled. */
  warmUp: number
  messages: number
  events: number
  ticks: number
}

/** Fixed: the van's journeys depend on the date. */
const END = Date.UTC(2026, 5, 8)
const TICK_AT_SECOND = 5
/**
 * With the first message, ten minutes of driving: the first chunk of the day is among them, and they are twice as many
 * as an instance receives before it reads the device again. So what the first message has read is not counted twice.
 */
const FIRST_MESSAGES = 39

type Stack = Awaited<ReturnType<typeof costStack>>

/** Measures each activity of a device in an account with geofences and rules, with the functions of the stack. */
export async function measureActivities(stack: Stack, sizes: Sizes): Promise<Costs> {
  const day = dayOfAVan(END, 1).filter(({ isDriving }) => isDriving)
  const start = (day[0]?.at ?? END) - HOUR_MS
  const telemetry = stack.startTelemetry()
  const other = await anAccount(stack, 'warm', start)
  for (const fix of repeated(day, sizes.warmUp)) await telemetry.call(ruleEvent(other.trackerId, fix), fix.at)

  const costs: Partial<Costs> = {}
  const device = await anAccount(stack, 'fleet', start)
  const [first, ...driven] = day.slice(0, FIRST_MESSAGES + sizes.messages + 1)
  if (first === undefined) throw new Error('The day has no drive')
  const send = (fix: Fix) => telemetry.call(ruleEvent(device.trackerId, fix), fix.at)
  for (const neighbour of device.others.slice(0, 1))
    await telemetry.call(ruleEvent(neighbour, first), first.at)
  costs['first message'] = await measured(stack, [first], send)
  const untilFirstChunk = await measured(stack, driven.slice(0, FIRST_MESSAGES), send)
  costs.message = await measured(stack, driven.slice(FIRST_MESSAGES), send)
  costs['new day'] = times(FIRST_MESSAGES, minus(untilFirstChunk, costs.message))
  const last = driven.at(-1) ?? first

  // the first tick of a deployment reads ten minutes, instead of the hours since
  const [tick, worker] = [stack.startTick(), stack.startDueDevices()]
  const checkAt = nextTick(Math.max(last.at, first.at + SILENCE_MS))
  await tick.call({}, checkAt)
  costs['rule check'] = await measured(stack, stack.takeDue('devices'), (event) =>
    worker.call(event, checkAt),
  )
  const uploads = uploadsBefore(last, device.trackerId)
  costs.upload = await measured(stack, uploads, (event) => telemetry.call(event, checkAt))
  const dueAt = checkAt + 2 * MINUTE_MS
  await tick.call({}, dueAt)
  costs['late trail'] = await measured(stack, stack.takeDue('lateTrails'), (event) =>
    worker.call(event, dueAt),
  )
  const ticks = Array.from({ length: sizes.ticks }, (_, index) => dueAt + (index + 1) * MINUTE_MS)
  costs.tick = await measured(stack, ticks, (at) => tick.call({}, at))

  const authorizer = stack.startAuthorizer()
  const connection = { username: device.trackerId, password: btoa(PASSWORD), clientId: device.trackerId }
  costs.refresh = await measured(stack, ticks, (at) =>
    authorizer.call({ protocolData: { mqtt: connection } }, at),
  )
  const devices = stack.startDevices()
  costs.list = await measured(stack, ticks, (at) => devices.call(listEvent(device.accountId), at))
  costs.event = await eventCost(
    stack,
    { start, first, count: sizes.events, message: costs.message },
    telemetry,
  )
  return complete(costs)
}

/** Crosses a geofence with each message; what such a message takes more than another, and its notification. */
async function eventCost(
  stack: Stack,
  { start, first, count, message }: { start: number; first: Fix; count: number; message: Cost },
  telemetry: FunctionInstance,
): Promise<Cost> {
  const device = await anAccount(stack, 'crossing', start)
  await stack.addGeofence(
    aGeofence({ accountId: device.accountId, points: [AT_HOME], radius: 200, definedAt: start }),
    start,
  )
  const notify = stack.startNotify()
  const fixes = Array.from({ length: CROSSINGS_WARM_UP + count }, (_, index) =>
    fixAt(first, index, index % 2 === 0 ? ELSEWHERE : AT_HOME),
  )
  const cross = async (fix: Fix) => {
    const { cpuMs } = await telemetry.call(ruleEvent(device.trackerId, fix), fix.at)
    let notifiedMs = 0
    for (const event of stack.takeNotifications()) notifiedMs += (await notify.call(event, fix.at)).cpuMs
    return { cpuMs: cpuMs + notifiedMs }
  }
  for (const fix of fixes.slice(0, CROSSINGS_WARM_UP)) await cross(fix)
  return minus(await measured(stack, fixes.slice(CROSSINGS_WARM_UP), cross), message)
}

const CROSSINGS_WARM_UP = 4
const AT_HOME = { latitude: 25.7, longitude: -80.2 }
const ELSEWHERE = { latitude: 25.72, longitude: -80.2 }
/** Long enough apart for a vehicle to get there. */
const CROSSES_EVERY_MS = 5 * MINUTE_MS

const fixAt = (first: Fix, index: number, { latitude, longitude }: typeof AT_HOME): Fix => {
  const at = first.at + index * CROSSES_EVERY_MS
  const position = {
    time: toIso(at - SECOND_MS),
    lat: latitude,
    lng: longitude,
    speedKmh: 30,
    satellites: 11,
  }
  return { ...first, at, body: Buffer.from(JSON.stringify(position)) }
}

/** The tracker of an account with the geofences and the rule that the load assumes, none of which raises an event. */
async function anAccount(stack: Stack, accountId: string, now: number) {
  const device = await stack.anAccount(accountId, LOAD.devicesInAccount, now)
  await defineWatch({ accountId, now, addGeofence: stack.addGeofence, addRule: stack.addRule })
  return device
}

/** What the positions of the hour before a fix look like when they come late. */
function uploadsBefore({ at, body }: Fix, trackerId: string): object[] {
  const newest: { lat: number; lng: number } = JSON.parse(body.toString())
  return Array.from({ length: UPLOADS_OF_RETURN }, (_, upload) => {
    const positions = Array.from({ length: LOAD.positionsInUpload }, (__, index) => {
      const before = LOAD.latePositions - upload * LOAD.positionsInUpload - index
      const time = toIso(at - HOUR_MS + (LOAD.latePositions - before) * LOAD.drivingEverySeconds * SECOND_MS)
      return { ...newest, time, lat: newest.lat - before * 0.0005 }
    })
    const late = { at, isDriving: true, isWatched: false, body: Buffer.from(JSON.stringify(positions)) }
    return ruleEvent(trackerId, late)
  })
}

/** The average of what a call takes. */
async function measured<Input>(
  stack: Stack,
  inputs: readonly Input[],
  call: (input: Input) => Promise<{ cpuMs: number }>,
): Promise<Cost> {
  if (inputs.length === 0) throw new Error('Nothing to measure')
  const before = stack.unitsByTable()
  let cpuMs = 0
  for (const input of inputs) cpuMs += (await call(input)).cpuMs
  return {
    tables: scaled(added(stack.unitsByTable(), before), 1 / inputs.length),
    cpuMs: cpuMs / inputs.length,
  }
}

const times = (count: number, { tables, cpuMs }: Cost): Cost => ({
  tables: scaled(tables, count),
  cpuMs: cpuMs * count,
})

const minus = (more: Cost, less: Cost): Cost => ({
  tables: added(more.tables, less.tables),
  cpuMs: Math.max(0, more.cpuMs - less.cpuMs),
})

/** By how much the units have grown. */
const added = (more: TableUnits, less: TableUnits): TableUnits =>
  Object.fromEntries(
    Object.entries(more).map(([table, { reads, writes, calls }]) => {
      const before = less[table] ?? { reads: 0, writes: 0, calls: 0 }
      return [
        table,
        { reads: reads - before.reads, writes: writes - before.writes, calls: calls - before.calls },
      ]
    }),
  )

const scaled = (units: TableUnits, by: number): TableUnits =>
  Object.fromEntries(
    Object.entries(units).map(([table, { reads, writes, calls }]) => [
      table,
      { reads: reads * by, writes: writes * by, calls: calls * by },
    ]),
  )

/** The tick of the minute after a time. */
const nextTick = (at: number) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS + TICK_AT_SECOND * SECOND_MS

const repeated = (day: readonly Fix[], count: number) =>
  Array.from({ length: count }, (_, index) => day[index % day.length]).flatMap((fix) => fix ?? [])

function complete(costs: Partial<Costs>): Costs {
  const missing = ACTIVITIES.filter((activity) => costs[activity] === undefined)
  if (missing.length > 0) throw new Error(`Not measured: ${missing.join(', ')}`)
  return costs as Costs
}
