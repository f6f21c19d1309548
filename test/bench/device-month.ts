import { PRICES } from './prices.ts'

/** What one device's day was counted to need. */
export type CountedDay = {
  drivingMessages: number
  parkedMessages: number
  writeUnits: number
  readUnits: number
  /** Processor time of one message, on one processor. */
  cpuMs: number
  /** What the function itself writes into its log. */
  logBytes: number
  /** What a message is in the stream. */
  recordBytes: number
  /** What the day adds to the trail. */
  storedBytes: number
}

/** How the stack runs the function that stores positions. */
export type Running = { memoryMb: number; traced: boolean; logsEachCall: boolean }

/** What the parts that an installation shares are shared by, and how long a trail is kept. */
export type Installation = { devices: number; drivingHours: number; keptMonths: number }

/** Dollars a month by what they are for. */
export type Parts = Record<string, number>

export const DAYS_IN_MONTH = 365.25 / 12
const HOURS_IN_DAY = 24
const SECONDS_IN_HOUR = 3_600
const MINUTES_IN_HOUR = 60
const GIGABYTE = 1e9

/** Lambda gives a whole processor with this much memory, and of it as much as there is of the memory. */
const ONE_PROCESSOR_MB = 1_769
/** One after another: the tracker, the live item, and whether somebody looks. */
const CALLS_IN_A_ROW = 3
/** A call from Lambda to DynamoDB in the same region; AWS promises single-digit milliseconds. */
const CALL_MS = 5

/** START, END and REPORT of a call as Lambda writes them, and what CloudWatch counts for each line besides its text. */
const LOG_LINE_BYTES = 26
const LINES_OF_A_CALL = [
  'START RequestId: 8f507cfc-1c5c-4f0e-9d56-0c8d3a8f2b11 Version: $LATEST\n',
  'END RequestId: 8f507cfc-1c5c-4f0e-9d56-0c8d3a8f2b11\n',
  'REPORT RequestId: 8f507cfc-1c5c-4f0e-9d56-0c8d3a8f2b11\tDuration: 14.62 ms\tBilled Duration: 15 ms\tMemory Size: 512 MB\tMax Memory Used: 121 MB\t\n',
]
const LOG_BYTES_OF_A_CALL = LINES_OF_A_CALL.reduce((sum, line) => sum + line.length + LOG_LINE_BYTES, 0)

/** X-Ray's own sampling: the first call of each second, and of the others one in twenty. */
const TRACED_SHARE = 0.05

/** A stream on demand begins with four shards; each is read once a second, and its records in order. */
const SHARDS = 4
const KINESIS_ROUNDING_BYTES = 1_024

/** A device's month where each message is a call of the function. */
export function directMonth(day: CountedDay, running: Running, installation: Installation): Parts {
  const messages = messagesOf(day)
  return {
    ...everyMonth(day, messages, installation),
    'function calls': messages * PRICES.lambdaRequest,
    'function time':
      billedGigabyteSeconds(messages, messages * day.cpuMs, running.memoryMb) * PRICES.lambdaGigabyteSecond,
    logs: logs(messages, day, running),
    traces: running.traced ? traces(day, installation) : 0,
  }
}

/** A device's month where the messages go through a stream, and the function is called for those of a second. */
export function streamedMonth(day: CountedDay, running: Running, installation: Installation): Parts {
  const messages = messagesOf(day)
  const calls = streamCalls(day, installation)
  const gigabytes =
    (messages * Math.ceil(day.recordBytes / KINESIS_ROUNDING_BYTES) * KINESIS_ROUNDING_BYTES) / GIGABYTE
  return {
    ...everyMonth(day, messages, installation),
    'the stream itself':
      (DAYS_IN_MONTH * HOURS_IN_DAY * PRICES.kinesisStreamHour) / installation.devices +
      gigabytes * (PRICES.kinesisGigabyteIn + PRICES.kinesisGigabyteOut),
    'function calls': calls * PRICES.lambdaRequest,
    'function time':
      billedGigabyteSeconds(calls, messages * day.cpuMs, running.memoryMb) * PRICES.lambdaGigabyteSecond,
    logs: logs(calls, day, running),
    traces: running.traced ? Math.min(traces(day, installation), calls * PRICES.traceRecorded) : 0,
  }
}

export const totalOf = (parts: Parts) => Object.values(parts).reduce((sum, part) => sum + part, 0)

const messagesOf = ({ drivingMessages, parkedMessages }: CountedDay) =>
  (drivingMessages + parkedMessages) * DAYS_IN_MONTH

function everyMonth(day: CountedDay, messages: number, { keptMonths }: Installation): Parts {
  const storedGigabytes = (day.storedBytes * DAYS_IN_MONTH * keptMonths) / GIGABYTE
  return {
    connection: DAYS_IN_MONTH * HOURS_IN_DAY * MINUTES_IN_HOUR * PRICES.iotConnectedMinute,
    'rule and action': messages * (PRICES.iotRuleTriggered + PRICES.iotRuleAction),
    writes: day.writeUnits * DAYS_IN_MONTH * PRICES.dynamodbWriteUnit,
    reads: day.readUnits * DAYS_IN_MONTH * PRICES.dynamodbReadUnit,
    'the trail, kept': storedGigabytes * PRICES.dynamodbGigabyteMonth,
    'its backup to any second': storedGigabytes * PRICES.dynamodbRecoveryGigabyteMonth,
  }
}

/** What Lambda bills for so many calls that work so long in all, on one processor. */
export function billedGigabyteSeconds(calls: number, cpuMs: number, memoryMb: number): number {
  const waited = calls * CALLS_IN_A_ROW * CALL_MS
  const worked = (cpuMs * ONE_PROCESSOR_MB) / Math.min(memoryMb, ONE_PROCESSOR_MB)
  return ((waited + worked) / 1_000) * (memoryMb / 1_024)
}

/** Kept for one month. */
function logs(calls: number, { logBytes }: CountedDay, { logsEachCall }: Running): number {
  const bytes = logBytes * DAYS_IN_MONTH + (logsEachCall ? calls * LOG_BYTES_OF_A_CALL : 0)
  return (bytes / GIGABYTE) * (PRICES.logGigabyte + PRICES.logGigabyteMonth)
}

/** Of devices that all drive in the same hours: then the most of their calls share a second. */
function traces(day: CountedDay, { devices, drivingHours }: Installation): number {
  const drivingSeconds = drivingHours * SECONDS_IN_HOUR
  const parkedSeconds = (HOURS_IN_DAY - drivingHours) * SECONDS_IN_HOUR
  const traced =
    tracedOf(day.drivingMessages * devices, drivingSeconds) +
    tracedOf(day.parkedMessages * devices, parkedSeconds)
  return (traced / devices) * DAYS_IN_MONTH * PRICES.traceRecorded
}

function tracedOf(calls: number, seconds: number): number {
  const first = Math.min(calls, seconds)
  return first + (calls - first) * TRACED_SHARE
}

function streamCalls(day: CountedDay, { devices, drivingHours }: Installation): number {
  const driving = Math.min(day.drivingMessages * devices, drivingHours * SECONDS_IN_HOUR * SHARDS)
  const parked = Math.min(
    day.parkedMessages * devices,
    (HOURS_IN_DAY - drivingHours) * SECONDS_IN_HOUR * SHARDS,
  )
  return ((driving + parked) / devices) * DAYS_IN_MONTH
}
