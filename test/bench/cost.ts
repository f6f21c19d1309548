import { DAY_MS, MINUTE_MS } from '../../shared/time.ts'
import { costStack, LIST_ROUTE } from './cost-stack.ts'
import {
  billedGigabyteSeconds,
  type CountedDay,
  DAYS_IN_MONTH,
  directMonth,
  type Parts,
  streamedMonth,
  totalOf,
} from './device-month.ts'
import { PRICES } from './prices.ts'
import { type Row, rounded } from './report.ts'
import { DRIVING_HOURS, dayOfAVan, type Fix, LOOKED_AT_MS, liveThrough, ruleEvent } from './simulated-day.ts'

const GOAL_DOLLARS = 0.06
const KEPT_MONTHS = 36
const INSTALLATIONS = [1_000, 10_000]
/** Whoever looks, looks at so many at once. */
const DEVICES_OF_VIEWER = 10
const INSTANCES = 4
const IOT_MESSAGES_OF_A_PUSH = 2
const GIGABYTE = 1e9

type Stack = Awaited<ReturnType<typeof costStack>>

/**
 * What a device costs in a month: its day goes through the stack's own function, and what that asks of the store is
 * counted by the store. What nobody can count here, such as a trace, is what AWS says it is.
 */
export async function measureCost(): Promise<Row[]> {
  const stack = await costStack()
  try {
    return await countedRows(stack)
  } finally {
    await stack.end()
  }
}

async function countedRows(stack: Stack): Promise<Row[]> {
  const end = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const day = dayOfAVan(end)
  const counted = await countedDay(stack, day, 'alone', 1)
  const spread = await countedDay(stack, day, 'spread', INSTANCES)
  const looking = await lookedAtMonth(stack, day, counted)
  const running = stack.running().telemetry

  const [devices = 1] = INSTALLATIONS
  const installation = { devices, drivingHours: DRIVING_HOURS, keptMonths: KEPT_MONTHS }
  const direct = directMonth(counted, running, installation)
  const ofSpread = totalOf(directMonth(spread, running, installation))
  const total = totalOf(direct)
  return [
    ...costRows(`cost of a device-month, ${devices} devices`, direct, {
      goal: `${GOAL_DOLLARS} or less`,
      met: total <= GOAL_DOLLARS,
    }),
    { name: `  where ${INSTANCES} instances take its messages in turn`, value: dollars(ofSpread), unit: '$' },
    { name: '    write units', value: rounded(spread.writeUnits), unit: 'a day' },
    { name: '    read units', value: rounded(spread.readUnits), unit: 'a day' },
    ...INSTALLATIONS.flatMap((count) =>
      costRows(
        `cost of a device-month through a stream, ${count} devices`,
        streamedMonth(counted, running, { ...installation, devices: count }),
      ),
    ),
    ...costRows(`cost of looking 30 min a day, for each of ${DEVICES_OF_VIEWER} devices a month`, looking),
    { name: 'counted of a device-day: messages', value: day.length, unit: 'a day' },
    { name: '  write units', value: rounded(counted.writeUnits), unit: 'a day' },
    { name: '  read units', value: rounded(counted.readUnits), unit: 'a day' },
    { name: '  processor time of a message', value: rounded(counted.cpuMs, 2), unit: 'ms median' },
    { name: '  stored', value: counted.storedBytes, unit: 'bytes a day' },
    { name: '  log of its own', value: counted.logBytes, unit: 'bytes a day' },
  ]
}

async function countedDay(
  stack: Stack,
  day: readonly Fix[],
  name: string,
  count: number,
): Promise<CountedDay> {
  const { trackerId, trackId } = await stack.anAccount(name, 1, startOf(day))
  const instances = Array.from({ length: count }, stack.telemetry)
  const before = stack.units()
  const cpuMs = await liveThrough(day, trackerId, instances)
  const after = stack.units()
  const [first] = day
  return {
    drivingMessages: day.filter(({ driving }) => driving).length,
    parkedMessages: day.filter(({ driving }) => !driving).length,
    writeUnits: after.writes - before.writes,
    readUnits: after.reads - before.reads,
    cpuMs,
    logBytes: instances.reduce((sum, instance) => sum + instance.logBytes(), 0),
    recordBytes: first === undefined ? 0 : JSON.stringify(ruleEvent(trackerId, first)).length,
    storedBytes: await stack.trailBytes(trackId),
  }
}

/** What a month costs more where an account looks at its devices for half an hour of each day, while they drive. */
async function lookedAtMonth(stack: Stack, day: readonly Fix[], unseen: CountedDay): Promise<Parts> {
  const { accountId, trackerId } = await stack.anAccount('looked', DEVICES_OF_VIEWER, startOf(day))
  const [telemetry, devices] = [stack.telemetry(), stack.devices()]
  const list = { calls: 0, reads: 0, writes: 0, cpuMs: 0, bytes: 0 }
  let listedAt = 0
  const before = stack.units()
  await liveThrough(day, trackerId, [telemetry], async ({ at, lookedAt }) => {
    if (!lookedAt || at - listedAt < MINUTE_MS) return
    listedAt = at
    const asked = stack.units()
    const { cpuMs, answerBytes } = await devices.call(listEvent(accountId), at)
    const answered = stack.units()
    list.calls += 1
    list.reads += answered.reads - asked.reads
    list.writes += answered.writes - asked.writes
    list.cpuMs += cpuMs
    list.bytes += answerBytes
  })
  const after = stack.units()
  const moreReads = after.reads - before.reads - list.reads - unseen.readUnits
  const moreWrites = after.writes - before.writes - list.writes - unseen.writeUnits
  const seconds = billedGigabyteSeconds(list.calls, list.cpuMs, stack.running().devices.memoryMb)
  const ofAccount = DAYS_IN_MONTH / DEVICES_OF_VIEWER
  return {
    'the list: calls': list.calls * (PRICES.httpRequest + PRICES.lambdaRequest) * ofAccount,
    'the list: function time': seconds * PRICES.lambdaGigabyteSecond * ofAccount,
    'the list: store':
      (list.reads * PRICES.dynamodbReadUnit + list.writes * PRICES.dynamodbWriteUnit) * ofAccount,
    'the list: bytes': (list.bytes / GIGABYTE) * PRICES.gigabyteOut * ofAccount,
    connection: (LOOKED_AT_MS / MINUTE_MS) * PRICES.iotConnectedMinute * ofAccount,
    'positions pushed': stack.publishes() * IOT_MESSAGES_OF_A_PUSH * PRICES.iotMessage * DAYS_IN_MONTH,
    'the push: store':
      (moreReads * PRICES.dynamodbReadUnit + moreWrites * PRICES.dynamodbWriteUnit) * DAYS_IN_MONTH,
  }
}

const startOf = (day: readonly Fix[]) => (day[0]?.at ?? 0) - MINUTE_MS

const listEvent = (accountId: string) => ({
  routeKey: LIST_ROUTE,
  headers: { 'accept-encoding': 'gzip' },
  requestContext: {
    authorizer: { jwt: { claims: { sub: accountId } } },
    http: { sourceIp: '127.0.0.1' },
  },
})

const DIGITS = 5
const dollars = (value: number) => rounded(value, DIGITS)

const costRows = (name: string, parts: Parts, goal: Pick<Row, 'goal' | 'met'> = {}): Row[] => [
  { name, value: dollars(totalOf(parts)), unit: '$', ...goal },
  ...Object.entries(parts).map(([part, value]) => ({
    name: `  ${part}`,
    value: dollars(value),
    unit: '$',
  })),
]
