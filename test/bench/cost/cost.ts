import {
  authorizerMonth,
  billedGigabyteSeconds,
  type CountedDay,
  type CountedRefresh,
  DAYS_IN_MONTH,
  directMonth,
  httpMonth,
  type Parts,
  plainTopicsMonth,
  streamedMonth,
  totalOf,
} from '../../../shared/costs/device-month.ts'
import { deviceDollars } from '../../../shared/costs/estimate.ts'
import { PRICES } from '../../../shared/costs/prices.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { median } from '../../make/percentile.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'
import { costStack, listEvent, PASSWORD } from './cost-stack.ts'
import { geofenceFigures } from './geofence-cost.ts'
import { partFigures } from './part-figures.ts'
import {
  DRIVING_HOURS,
  dayOfAVan,
  type Fix,
  MESSAGES_IN_DAY,
  processDay,
  ruleEvent,
  startOf,
  WATCHED_MS,
} from './simulated-day.ts'

/** Fixed: the van's journeys depend on the date. */
const END = Date.UTC(2026, 5, 8)
const RETENTION_MONTHS = 36
const DEVICES_WATCHED = 10
/** With margin: `test/bench/scale/load.ts`. */
const PEAK_MESSAGES_OF_100000 = 5_000
const REFRESHES_PER_HOUR = 1
/** The list reads the account, its devices and their live items. */
const STORE_CALLS_OF_LIST = 3
/** A pushed position is published once and delivered once. */
const IOT_MESSAGES_PER_PUSH = 2
const GIGABYTE = 1e9
/** The visibility timeout of the queues of due work. */
const DELIVERED_AGAIN_AFTER_MS = 2 * MINUTE_MS
/** Those that `capacity=provisioned` provides for. */
const PROVISIONED_TABLES = ['Trails', 'Due']

type Sizes = {
  /** The day is the last of so many. */
  days: number
  /** The first message of the day, and the one at which it ends. */
  from: number
  to: number
  /** An instance serves a fleet, so its code is compiled long before a device's day ends. */
  warmUp: number
  /** Instances that take turns with a device's messages, as under load. */
  instances: number
  refreshes: number
}

/**
 * The monthly cost of a device: the stack's own function processes a day of its messages, and the store counts the
 * units consumed. What cannot be counted locally, such as traces, follows AWS's documentation.
 */
export const cost = inForms<Sizes>(
  { days: 7, from: 0, to: MESSAGES_IN_DAY, warmUp: 2_000, instances: 4, refreshes: 24 },
  // arrives at a delivery while someone watches
  { days: 1, from: 330, to: 370, warmUp: 2, instances: 2, refreshes: 1 },
  async (sizes, tools) => {
    const stack = await costStack(tools)
    const day = dayOfAVan(END, sizes.days).slice(sizes.from, sizes.to)
    const counted = await countDay(stack, day, { name: 'spread', ...sizes })
    const alone = await countDay(stack, day, { name: 'alone', ...sizes, instances: 1 })
    const refresh = await countRefresh(stack, END, sizes.refreshes)
    const watching = await watchedMonth(stack, day, alone)
    const settings = stack.settings.telemetry

    const fleetOf = (devices: number, peakMessages?: number) => ({
      devices,
      drivingHours: DRIVING_HOURS,
      retentionMonths: RETENTION_MONTHS,
      ...(peakMessages === undefined ? {} : { peakMessages }),
    })
    const authorizer = authorizerMonth(refresh, stack.settings.authorizer, REFRESHES_PER_HOUR)
    const direct = (devices: number, count = counted) => ({
      ...directMonth(count, settings, fleetOf(devices)),
      authorizer,
    })
    const streamed = (devices: number, peakMessages?: number) => ({
      ...streamedMonth(alone, settings, fleetOf(devices, peakMessages)),
      authorizer,
    })
    const total = totalOf(direct(1_000))
    const estimated = deviceDollars(
      {
        lastedMs: DAYS_IN_MONTH * DAY_MS,
        messages: day.length * DAYS_IN_MONTH,
        storedBytes: counted.storedBytes * DAYS_IN_MONTH,
        isConnected: true,
      },
      RETENTION_MONTHS,
    )
    return [
      ...partFigures('cost of a device-month, 1000 devices', direct(1_000), { atMost: 0.06 }),
      figure('  if one function instance takes all its messages', totalOf(direct(1_000, alone)), '$'),
      figure('  if it cannot use Basic Ingest', total + plainTopicsMonth(counted), '$'),
      figure('  as the nightly count of usage estimates it', estimated, '$'),
      figure('  which is off by', Math.abs(estimated / total - 1) * 100, '%', { atMost: 5 }),
      figure('  with 100 devices', totalOf(direct(100)), '$', { atMost: 0.055 }),
      ...partFigures(
        'cost of a device-month by HTTP, one position a request, 1000 devices',
        httpMonth(counted, settings, fleetOf(1_000)),
      ),
      ...partFigures('cost of a device-month through a stream, 1000 devices', streamed(1_000)),
      ...partFigures('cost of a device-month through a stream, 10000 devices', streamed(10_000)),
      ...partFigures(
        'cost of a device-month through a stream, capacity provisioned, 100000 devices',
        streamed(100_000, PEAK_MESSAGES_OF_100000),
        { atMost: 0.035 },
      ),
      figure('  with capacity on demand', totalOf(streamed(100_000)), '$'),
      figure('  without a stream', totalOf(direct(100_000)), '$'),
      ...partFigures(
        `cost of watching 30 min a day, for each of ${DEVICES_WATCHED} devices a month`,
        watching,
      ),
      ...(await geofenceFigures(stack, day, sizes.warmUp)),
      figure('counted for a device-day: messages', day.length, 'a day'),
      figure('  write units', counted.writeUnits, 'a day'),
      figure('  read units', counted.readUnits, 'a day'),
      figure('  CPU time per message', counted.cpuMs, 'ms median'),
      figure('  stored', counted.storedBytes, 'bytes a day'),
      figure('  stored for a position, once its day is over', bytesOfPosition(alone), 'bytes', { atMost: 4 }),
      figure('  if instances race to store it', bytesOfPosition(counted), 'bytes'),
      figure('  merging it: write units', counted.merging.writeUnits, 'a day'),
      figure('  logged', counted.logBytes, 'bytes a day'),
    ]
  },
)

const bytesOfPosition = ({ storedBytes, storedPositions }: CountedDay) => storedBytes / storedPositions

type Stack = Awaited<ReturnType<typeof costStack>>

type Count = Pick<Sizes, 'warmUp' | 'instances'> & { name: string }

async function countDay(
  stack: Stack,
  day: readonly Fix[],
  { name, warmUp, instances: count }: Count,
): Promise<CountedDay> {
  const { trackerId, trackId } = await stack.anAccount(name, 1, startOf(day))
  const instances = Array.from({ length: count }, stack.startTelemetry)
  const other = await stack.anAccount(`${name}-warm`, 1, startOf(day))
  for (const instance of instances) await processDay(day.slice(0, warmUp), other.trackerId, [instance])
  const before = { all: stack.units(), tables: stack.unitsByTable() }
  const cpuMs = median(await processDay(day, trackerId, instances))
  const after = { all: stack.units(), tables: stack.unitsByTable() }
  const provisionable = (of: 'reads' | 'writes') =>
    PROVISIONED_TABLES.reduce(
      (sum, table) => sum + (after.tables[table]?.[of] ?? 0) - (before.tables[table]?.[of] ?? 0),
      0,
    )
  const merging = await mergeDay(stack, trackId)
  const stored = await stack.mergedDay(trackId)
  const [first] = day
  return {
    drivingMessages: day.filter(({ isDriving }) => isDriving).length,
    parkedMessages: day.filter(({ isDriving }) => !isDriving).length,
    writeUnits: after.all.writes - before.all.writes,
    readUnits: after.all.reads - before.all.reads,
    provisionable: { writes: provisionable('writes'), reads: provisionable('reads') },
    cpuMs,
    merging,
    logBytes: instances.reduce((sum, instance) => sum + instance.logBytes(), 0),
    recordBytes: first === undefined ? 0 : JSON.stringify(ruleEvent(trackerId, first)).length,
    storedBytes: stored.bytes,
    storedPositions: stored.positions,
  }
}

/**
 * Merges the trail of the day as due work does, when it is over. On a busy machine, a call to the store may take longer
 * than the function waits: as its queue does, this delivers the message again.
 */
async function mergeDay(stack: Stack, trackId: string): Promise<CountedDay['merging']> {
  const worker = stack.startDueDevices()
  const before = stack.units()
  let cpuMs = 0
  for (const event of await stack.dueEvents(`mergeDay#${trackId}`)) {
    const at = END + 2 * DAY_MS
    const deliver = (receiveCount: number) => worker.call(event, at + receiveCount * DELIVERED_AGAIN_AFTER_MS)
    cpuMs += (await deliver(1).catch(() => deliver(2))).cpuMs
  }
  const after = stack.units()
  return { writeUnits: after.writes - before.writes, readUnits: after.reads - before.reads, cpuMs }
}

/** A tracker that stays connected is authorized again every hour, with its password. */
async function countRefresh(stack: Stack, at: number, refreshes: number): Promise<CountedRefresh> {
  const { trackerId } = await stack.anAccount('refresh', 1, at)
  const authorizer = stack.startAuthorizer()
  const connection = {
    username: trackerId,
    password: Buffer.from(PASSWORD).toString('base64'),
    clientId: trackerId,
  }
  const before = stack.units()
  const cpuMs: number[] = []
  for (let hour = 0; hour < refreshes; hour++) {
    const result = await authorizer.call({ protocolData: { mqtt: connection } }, at + hour * HOUR_MS)
    cpuMs.push(result.cpuMs)
  }
  return {
    readUnits: (stack.units().reads - before.reads) / refreshes,
    cpuMs: median(cpuMs),
    logBytes: authorizer.logBytes() / refreshes,
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
