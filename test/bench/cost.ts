import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time.ts'
import { median } from '../make/percentile.ts'
import { costStack, LIST_ROUTE, PASSWORD } from './cost-stack.ts'
import {
  authorizerMonth,
  billedGigabyteSeconds,
  type CountedDay,
  type CountedRefresh,
  DAYS_IN_MONTH,
  directMonth,
  type Parts,
  plainTopicsMonth,
  streamedMonth,
  totalOf,
} from './device-month.ts'
import { geofenceRows } from './geofence-cost.ts'
import { dollars, partRows } from './part-rows.ts'
import { PRICES } from './prices.ts'
import { type Row, rounded } from './report.ts'
import {
  DRIVING_HOURS,
  dayOfAVan,
  type Fix,
  processDay,
  ruleEvent,
  startOf,
  WATCHED_MS,
} from './simulated-day.ts'

const GOAL_DOLLARS = 0.06
const RETENTION_MONTHS = 36
const FLEET_SIZES = [1_000, 10_000]
const DEVICES_WATCHED = 10
/** An instance serves a fleet, so its code is compiled long before a device's day ends. */
const WARM_UP = 300
/** That take a device's messages in turn, as under load. */
const INSTANCES = 4
const REFRESHES_PER_HOUR = 1
const REFRESHES_COUNTED = 24
/** The list reads the account, its devices and their live items. */
const STORE_CALLS_OF_LIST = 3
/** A pushed position is published once and delivered once. */
const IOT_MESSAGES_PER_PUSH = 2
const GIGABYTE = 1e9

type Stack = Awaited<ReturnType<typeof costStack>>

/**
 * The monthly cost of a device: the stack's own function processes a day of its messages, and the store counts the
 * units consumed. What cannot be counted locally, such as traces, follows AWS's documentation.
 */
export async function measureCost(): Promise<Row[]> {
  const stack = await costStack()
  try {
    return await costRows(stack)
  } finally {
    await stack.end()
  }
}

async function costRows(stack: Stack): Promise<Row[]> {
  const end = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const day = dayOfAVan(end)
  const counted = await countDay(stack, day, 'spread', INSTANCES)
  const alone = await countDay(stack, day, 'alone', 1)
  const refresh = await countRefresh(stack, end)
  const watching = await watchedMonth(stack, day, alone)
  const settings = stack.settings.telemetry

  const [devices = 1] = FLEET_SIZES
  const fleet = { devices, drivingHours: DRIVING_HOURS, retentionMonths: RETENTION_MONTHS }
  const authorizer = authorizerMonth(refresh, stack.settings.authorizer, REFRESHES_PER_HOUR)
  const direct = { ...directMonth(counted, settings, fleet), authorizer }
  const total = totalOf(direct)
  const totalAlone = totalOf(directMonth(alone, settings, fleet)) + authorizer
  return [
    ...partRows(`cost of a device-month, ${devices} devices`, direct, {
      goal: `${GOAL_DOLLARS} or less`,
      met: total <= GOAL_DOLLARS,
    }),
    { name: '  if one function instance takes all its messages', value: dollars(totalAlone), unit: '$' },
    {
      name: '  if it cannot use Basic Ingest',
      value: dollars(total + plainTopicsMonth(counted)),
      unit: '$',
    },
    ...FLEET_SIZES.flatMap((count) =>
      partRows(`cost of a device-month through a stream, ${count} devices`, {
        ...streamedMonth(alone, settings, { ...fleet, devices: count }),
        authorizer,
      }),
    ),
    ...partRows(`cost of watching 30 min a day, for each of ${DEVICES_WATCHED} devices a month`, watching),
    ...(await geofenceRows(stack, day)),
    { name: 'counted for a device-day: messages', value: day.length, unit: 'a day' },
    { name: '  write units', value: rounded(counted.writeUnits), unit: 'a day' },
    { name: '  read units', value: rounded(counted.readUnits), unit: 'a day' },
    { name: '  CPU time per message', value: rounded(counted.cpuMs, 2), unit: 'ms median' },
    { name: '  stored', value: counted.storedBytes, unit: 'bytes a day' },
    { name: '  logged', value: counted.logBytes, unit: 'bytes a day' },
  ]
}

async function countDay(stack: Stack, day: readonly Fix[], name: string, count: number): Promise<CountedDay> {
  const { trackerId, trackId } = await stack.anAccount(name, 1, startOf(day))
  const instances = Array.from({ length: count }, stack.startTelemetry)
  const other = await stack.anAccount(`${name}-warm`, 1, startOf(day))
  for (const instance of instances) await processDay(day.slice(0, WARM_UP), other.trackerId, [instance])
  const before = stack.units()
  const cpuMs = median(await processDay(day, trackerId, instances))
  const after = stack.units()
  const [first] = day
  return {
    drivingMessages: day.filter(({ isDriving }) => isDriving).length,
    parkedMessages: day.filter(({ isDriving }) => !isDriving).length,
    writeUnits: after.writes - before.writes,
    readUnits: after.reads - before.reads,
    cpuMs,
    logBytes: instances.reduce((sum, instance) => sum + instance.logBytes(), 0),
    recordBytes: first === undefined ? 0 : JSON.stringify(ruleEvent(trackerId, first)).length,
    storedBytes: await stack.trailBytes(trackId),
  }
}

/** A tracker that stays connected is authorized again every hour, with its password. */
async function countRefresh(stack: Stack, at: number): Promise<CountedRefresh> {
  const { trackerId } = await stack.anAccount('refresh', 1, at)
  const authorizer = stack.startAuthorizer()
  const connection = {
    username: trackerId,
    password: Buffer.from(PASSWORD).toString('base64'),
    clientId: trackerId,
  }
  const before = stack.units()
  const cpuMs: number[] = []
  for (let hour = 0; hour < REFRESHES_COUNTED; hour++) {
    const result = await authorizer.call({ protocolData: { mqtt: connection } }, at + hour * HOUR_MS)
    cpuMs.push(result.cpuMs)
  }
  return {
    readUnits: (stack.units().reads - before.reads) / REFRESHES_COUNTED,
    cpuMs: median(cpuMs),
    logBytes: authorizer.logBytes() / REFRESHES_COUNTED,
  }
}

/** The additional monthly cost if the account watches its devices for half an hour a day, while they drive. */
async function watchedMonth(stack: Stack, day: readonly Fix[], unwatched: CountedDay): Promise<Parts> {
  const { accountId, trackerId } = await stack.anAccount('watched', DEVICES_WATCHED, startOf(day))
  const [telemetry, devices] = [stack.startTelemetry(), stack.startDevices()]
  const list = { calls: 0, reads: 0, writes: 0, cpuMs: 0, bytes: 0 }
  let listedAt = 0
  const before = stack.units()
  await processDay(day, trackerId, [telemetry], async ({ at, isWatched }) => {
    if (!isWatched || at - listedAt < MINUTE_MS) return
    listedAt = at
    const beforeList = stack.units()
    const { cpuMs, replyBytes } = await devices.call(listEvent(accountId), at)
    const afterList = stack.units()
    list.calls += 1
    list.reads += afterList.reads - beforeList.reads
    list.writes += afterList.writes - beforeList.writes
    list.cpuMs += cpuMs
    list.bytes += replyBytes
  })
  const after = stack.units()
  const pushReads = after.reads - before.reads - list.reads - unwatched.readUnits
  const pushWrites = after.writes - before.writes - list.writes - unwatched.writeUnits
  const gigabyteSeconds = billedGigabyteSeconds(
    list.calls,
    list.cpuMs,
    stack.settings.devices.memoryMb,
    STORE_CALLS_OF_LIST,
  )
  /** The list and the connection are shared by the account's devices. */
  const perDevice = DAYS_IN_MONTH / DEVICES_WATCHED
  return {
    'list: calls': list.calls * (PRICES.httpRequest + PRICES.lambdaRequest) * perDevice,
    'list: function time': gigabyteSeconds * PRICES.lambdaGigabyteSecond * perDevice,
    'list: store':
      (list.reads * PRICES.dynamodbReadUnit + list.writes * PRICES.dynamodbWriteUnit) * perDevice,
    'list: transfer': (list.bytes / GIGABYTE) * PRICES.gigabyteOut * perDevice,
    connection: (WATCHED_MS / MINUTE_MS) * PRICES.iotConnectedMinute * perDevice,
    'push: messages': stack.publishes() * IOT_MESSAGES_PER_PUSH * PRICES.iotMessage * DAYS_IN_MONTH,
    'push: store':
      (pushReads * PRICES.dynamodbReadUnit + pushWrites * PRICES.dynamodbWriteUnit) * DAYS_IN_MONTH,
  }
}

const listEvent = (accountId: string) => ({
  routeKey: LIST_ROUTE,
  headers: { 'accept-encoding': 'gzip' },
  requestContext: {
    authorizer: { jwt: { claims: { sub: accountId } } },
    http: { sourceIp: '127.0.0.1' },
  },
})
