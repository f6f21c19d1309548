import { PRICES } from './prices.ts'

/** The counts of a device's day. */
export type CountedDay = {
  drivingMessages: number
  parkedMessages: number
  /** Of all tables. */
  writeUnits: number
  readUnits: number
  /** Of those among them whose capacity can be provisioned. */
  provisionable: { writes: number; reads: number }
  /** Median CPU time of one message on a full processor. */
  cpuMs: number
  /** The bytes that the function itself logs. */
  logBytes: number
  /** The size of one message in the stream. */
  recordBytes: number
  /** The bytes that the day adds to the stored trail, once it is merged. */
  storedBytes: number
  storedPositions: number
  /** What merging it takes. */
  merging: { writeUnits: number; readUnits: number; cpuMs: number }
}

/** The counts of an authorizer's refresh of a connection. */
export type CountedRefresh = Pick<CountedDay, 'readUnits' | 'cpuMs' | 'logBytes'>

/** How the stack configures a function. `logsEachCall`: Lambda writes START, END and REPORT lines. */
export type FunctionSettings = { memoryMb: number; isTraced: boolean; logsEachCall: boolean }

/**
 * The devices that share fixed costs and drive in the same hours, and how long their trails are stored. `peakMessages`: the
 * deployment has capacity for so many a second (`capacity=provisioned`); without it, capacity is on demand.
 */
export type Fleet = {
  devices: number
  drivingHours: number
  retentionMonths: number
  peakMessages?: number
}

/** Dollars a month by part. */
export type Parts = Record<string, number>

export const DAYS_IN_MONTH = 365.25 / 12
const HOURS_IN_DAY = 24
const SECONDS_IN_HOUR = 3_600
const MINUTES_IN_HOUR = 60
const GIGABYTE = 1e9

/** Lambda allocates CPU in proportion to memory: one full processor at this size. */
const ONE_PROCESSOR_MB = 1_769
/** The tracker, the live item where several instances write it, and the write. */
const STORE_CALLS_OF_MESSAGE = 3
/** The password's hash. */
const STORE_CALLS_OF_REFRESH = 1
/** Assumed for a DynamoDB call from Lambda in the same region. AWS promises single-digit milliseconds. */
const STORE_CALL_MS = 5

/** CloudWatch Logs bills this much for each line besides its text. */
const LOG_LINE_OVERHEAD_BYTES = 26
/** The lines that Lambda writes for each call. */
const LINES_PER_CALL = [
  'START RequestId: 8f507cfc-1c5c-4f0e-9d56-0c8d3a8f2b11 Version: $LATEST\n',
  'END RequestId: 8f507cfc-1c5c-4f0e-9d56-0c8d3a8f2b11\n',
  'REPORT RequestId: 8f507cfc-1c5c-4f0e-9d56-0c8d3a8f2b11\tDuration: 14.62 ms\tBilled Duration: 15 ms\tMemory Size: 512 MB\tMax Memory Used: 121 MB\t\n',
]
const LOG_BYTES_PER_CALL = LINES_PER_CALL.reduce(
  (sum, line) => sum + line.length + LOG_LINE_OVERHEAD_BYTES,
  0,
)

/** X-Ray's default sampling: the first call of each second and 5 % of the others. */
const TRACED_SHARE = 0.05

/** An on-demand stream starts with four shards. A provisioned one has one for so many messages of the busiest second. */
const SHARDS = 4
const MESSAGES_OF_SHARD = 700
/** The batches of a shard that Lambda processes at a time, each of a second or more. */
const BATCHES_OF_SHARD = 10
/** Target tracking keeps 70 % of the capacity in use; with the nights and the least that is kept, half of it on average. */
const USED_CAPACITY = 0.5
/** Taking a merge from the queue, and what it reads one after another. */
const STORE_CALLS_OF_MERGE = 12
const MERGING_MB = 512
/** A message of SQS is sent, received and deleted. */
const QUEUE_REQUESTS = 3
const KINESIS_ROUNDING_BYTES = 1_024

/** A device's month if each message calls the function. */
export function directMonth(day: CountedDay, settings: FunctionSettings, fleet: Fleet): Parts {
  const messages = messagesOf(day)
  return {
    ...commonParts(day, messages, fleet),
    'function calls': messages * PRICES.lambdaRequest,
    'function time':
      billedGigabyteSeconds(messages, messages * day.cpuMs, settings.memoryMb, STORE_CALLS_OF_MESSAGE) *
      PRICES.lambdaGigabyteSecond,
    logs: logs(messages, day, settings),
    traces: settings.isTraced ? traces(day, fleet) : 0,
  }
}

/** A device's month if each message is a request of its own by HTTP, through CloudFront and the API. */
export function httpMonth(day: CountedDay, settings: FunctionSettings, fleet: Fleet): Parts {
  const { connection: _connection, 'rule and action': _rule, ...parts } = directMonth(day, settings, fleet)
  return { requests: messagesOf(day) * (PRICES.httpRequest + PRICES.cloudFrontRequest), ...parts }
}

/** A device's month if messages are buffered in a stream and the function is called once a second per shard. */
export function streamedMonth(day: CountedDay, settings: FunctionSettings, fleet: Fleet): Parts {
  const messages = messagesOf(day)
  const calls = streamCalls(day, fleet)
  const gigabytes =
    (messages * Math.ceil(day.recordBytes / KINESIS_ROUNDING_BYTES) * KINESIS_ROUNDING_BYTES) / GIGABYTE
  return {
    ...commonParts(day, messages, fleet),
    stream:
      fleet.peakMessages === undefined ? streamOnDemand(gigabytes, fleet) : streamOfShards(messages, fleet),
    'function calls': calls * PRICES.lambdaRequest,
    'function time':
      billedGigabyteSeconds(calls, messages * day.cpuMs, settings.memoryMb, STORE_CALLS_OF_MESSAGE) *
      PRICES.lambdaGigabyteSecond,
    logs: logs(calls, day, settings),
    traces: settings.isTraced ? Math.min(traces(day, fleet), calls * PRICES.traceRecorded) : 0,
  }
}

const streamOnDemand = (gigabytes: number, { devices }: Fleet) =>
  (DAYS_IN_MONTH * HOURS_IN_DAY * PRICES.kinesisStreamHour) / devices +
  gigabytes * (PRICES.kinesisGigabyteIn + PRICES.kinesisGigabyteOut)

const streamOfShards = (messages: number, fleet: Fleet) =>
  (DAYS_IN_MONTH * HOURS_IN_DAY * shardsOf(fleet) * PRICES.kinesisShardHour) / fleet.devices +
  messages * PRICES.kinesisUnitIn

const shardsOf = ({ peakMessages }: Fleet) =>
  peakMessages === undefined ? SHARDS : Math.ceil(peakMessages / MESSAGES_OF_SHARD)

/** The authorizer's part of a device's month, at `refreshes` an hour. IoT does not bill for calling it. */
export function authorizerMonth(
  { readUnits, cpuMs, logBytes }: CountedRefresh,
  { memoryMb, logsEachCall }: FunctionSettings,
  refreshesPerHour: number,
): number {
  const calls = DAYS_IN_MONTH * HOURS_IN_DAY * refreshesPerHour
  const gigabyteSeconds = billedGigabyteSeconds(calls, calls * cpuMs, memoryMb, STORE_CALLS_OF_REFRESH)
  const bytes = calls * (logBytes + (logsEachCall ? LOG_BYTES_PER_CALL : 0))
  return (
    calls * (PRICES.lambdaRequest + readUnits * PRICES.dynamodbReadUnit) +
    gigabyteSeconds * PRICES.lambdaGigabyteSecond +
    logged(bytes)
  )
}

/** The added cost of a month whose messages are published to their plain topics instead of by Basic Ingest. */
export const plainTopicsMonth = (day: CountedDay) => messagesOf(day) * PRICES.iotMessage

/** A month of what a day adds to a table with point-in-time recovery, once it is as full as it gets. */
export const storageMonth = (bytesADay: number, retentionMonths: number) =>
  storedMonth(bytesADay, retentionMonths) *
  (PRICES.dynamodbGigabyteMonth + PRICES.dynamodbRecoveryGigabyteMonth)

const storedMonth = (bytesADay: number, retentionMonths: number) =>
  (bytesADay * DAYS_IN_MONTH * retentionMonths) / GIGABYTE

export const totalOf = (parts: Parts) => Object.values(parts).reduce((sum, part) => sum + part, 0)

const messagesOf = ({ drivingMessages, parkedMessages }: CountedDay) =>
  (drivingMessages + parkedMessages) * DAYS_IN_MONTH

function commonParts(day: CountedDay, messages: number, fleet: Fleet): Parts {
  const { retentionMonths } = fleet
  const { writeUnits, readUnits, provisionable } = day
  const prices = unitPrices(fleet)
  const storedGigabytes = storedMonth(day.storedBytes, retentionMonths)
  return {
    connection: DAYS_IN_MONTH * HOURS_IN_DAY * MINUTES_IN_HOUR * PRICES.iotConnectedMinute,
    'rule and action': messages * (PRICES.iotRuleTriggered + PRICES.iotRuleAction),
    writes:
      ((writeUnits - provisionable.writes) * PRICES.dynamodbWriteUnit + provisionable.writes * prices.write) *
      DAYS_IN_MONTH,
    reads:
      ((readUnits - provisionable.reads) * PRICES.dynamodbReadUnit + provisionable.reads * prices.read) *
      DAYS_IN_MONTH,
    'merging of days': mergingMonth(day.merging, prices),
    'trail storage': storedGigabytes * PRICES.dynamodbGigabyteMonth,
    'trail backup (point-in-time recovery)': storedGigabytes * PRICES.dynamodbRecoveryGigabyteMonth,
  }
}

/** Of tables whose capacity can be provisioned, and is if the fleet says so. */
function unitPrices({ peakMessages }: Fleet) {
  if (peakMessages === undefined) return { write: PRICES.dynamodbWriteUnit, read: PRICES.dynamodbReadUnit }
  const unitsOfHour = SECONDS_IN_HOUR * USED_CAPACITY
  return {
    write: PRICES.dynamodbWriteUnitHour / unitsOfHour,
    read: PRICES.dynamodbReadUnitHour / unitsOfHour,
  }
}

const mergingMonth = (
  { writeUnits, readUnits, cpuMs }: CountedDay['merging'],
  prices: ReturnType<typeof unitPrices>,
) =>
  DAYS_IN_MONTH *
  (writeUnits * prices.write +
    readUnits * prices.read +
    QUEUE_REQUESTS * PRICES.sqsRequest +
    PRICES.lambdaRequest +
    billedGigabyteSeconds(1, cpuMs, MERGING_MB, STORE_CALLS_OF_MERGE) * PRICES.lambdaGigabyteSecond)

/**
 * What Lambda bills for calls that take `cpuMs` in total on a full processor, and each wait for `storeCalls` in
 * sequence.
 */
export function billedGigabyteSeconds(
  calls: number,
  cpuMs: number,
  memoryMb: number,
  storeCalls: number,
): number {
  const waitingMs = calls * storeCalls * STORE_CALL_MS
  const workingMs = (cpuMs * ONE_PROCESSOR_MB) / Math.min(memoryMb, ONE_PROCESSOR_MB)
  return ((waitingMs + workingMs) / 1_000) * (memoryMb / 1_024)
}

const logs = (calls: number, { logBytes }: CountedDay, { logsEachCall }: FunctionSettings) =>
  logged(logBytes * DAYS_IN_MONTH + (logsEachCall ? calls * LOG_BYTES_PER_CALL : 0))

/** Log lines are stored for one month. */
const logged = (bytes: number) => (bytes / GIGABYTE) * (PRICES.logGigabyte + PRICES.logGigabyteMonth)

/** Assumes that all devices drive in the same hours, when most of their calls share a second. */
function traces(day: CountedDay, { devices, drivingHours }: Fleet): number {
  const drivingSeconds = drivingHours * SECONDS_IN_HOUR
  const parkedSeconds = (HOURS_IN_DAY - drivingHours) * SECONDS_IN_HOUR
  const traced =
    tracedCalls(day.drivingMessages * devices, drivingSeconds) +
    tracedCalls(day.parkedMessages * devices, parkedSeconds)
  return (traced / devices) * DAYS_IN_MONTH * PRICES.traceRecorded
}

function tracedCalls(calls: number, seconds: number): number {
  const firstOfSecond = Math.min(calls, seconds)
  return firstOfSecond + (calls - firstOfSecond) * TRACED_SHARE
}

function streamCalls(day: CountedDay, fleet: Fleet): number {
  const { devices, drivingHours } = fleet
  const callsMax = shardsOf(fleet) * BATCHES_OF_SHARD
  const driving = Math.min(day.drivingMessages * devices, drivingHours * SECONDS_IN_HOUR * callsMax)
  const parked = Math.min(
    day.parkedMessages * devices,
    (HOURS_IN_DAY - drivingHours) * SECONDS_IN_HOUR * callsMax,
  )
  return ((driving + parked) / devices) * DAYS_IN_MONTH
}
