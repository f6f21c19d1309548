import type { TableUnits } from '../cost/counting-store.ts'
import { LOAD, type Rates, ratesOf } from './load.ts'
import { NEARLY_REACHED, QUOTAS, type Quota } from './quotas.ts'

/** What one message, piece of work or call takes: calls and units of the store by table, and CPU time, ms. */
export type Cost = { tables: TableUnits; cpuMs: number }

/** A thing that the stack does again and again, as `measureActivities` measures it. */
export const ACTIVITIES = [
  // of a device whose account the instance knows
  'first message',
  'message',
  // the first chunk of a day, whose merging is planned
  'new day',
  'upload',
  'refresh',
  'late trail',
  'rule check',
  'event',
  'list',
  'tick',
] as const
type Activity = (typeof ACTIVITIES)[number]
export type Costs = Record<Activity, Cost>

/** How often each was done, or is done in a second. */
export type Counts = Partial<Record<Activity, number>>

/** How the stack configures the functions. */
export type Settings = {
  telemetryMb: number
  workerMb: number
  /** The most instances that evaluate late trails, and the pieces that each takes at a time. */
  lateTrailInstances: number
  lateTrailBatch: number
}

export type Usage = { quota: Quota; value: number; share: number; isNearlyReached: boolean }

/** Lambda allots CPU in proportion to memory: one processor at this size. */
const ONE_PROCESSOR_MB = 1_769
/** Assumed for a call to DynamoDB from the same region. AWS promises single-digit milliseconds. */
const STORE_CALL_MS = 5
/** Calls in sequence: the tracker, the live item and the write; or of the evaluation of a trail. */
const SEQUENTIAL_CALLS = { message: 3, lateTrail: 8 }
/** A page's list is read once a minute. It shows up to 60 devices that drive, each of which reports every 15 s. */
const LISTS_A_SECOND = 1 / 60
const PUBLISHES_A_SECOND = 4
const SHARDS_OF_DUE_WORK = 16
const EVENTUAL_READ = 0.5

/** What a number of activities take together, by table. */
export function unitsOf(costs: Costs, counts: Counts): TableUnits {
  const sums: TableUnits = {}
  for (const activity of ACTIVITIES) {
    const times = counts[activity] ?? 0
    for (const [table, { reads, writes, calls }] of Object.entries(costs[activity].tables)) {
      const sum = sums[table] ?? { reads: 0, writes: 0, calls: 0 }
      sums[table] = {
        reads: sum.reads + times * reads,
        writes: sum.writes + times * writes,
        calls: sum.calls + times * calls,
      }
    }
  }
  return sums
}

/** How often a fleet does each activity in a second of its worst hour. */
export const countsOf = ({ driving, parked, uploads, returns, refreshes, ...rates }: Rates): Counts => ({
  message: driving + parked,
  upload: uploads,
  refresh: refreshes + returns,
  'late trail': returns,
  'rule check': rates.ruleChecks,
  event: rates.events,
  list: rates.pages * LISTS_A_SECOND,
  tick: 1 / 60,
})

/** The use of each quota by a fleet in its worst hour, without a stream. */
export function usagesOf(costs: Costs, settings: Settings, devices: number): Usage[] {
  const rates = ratesOf(devices)
  const counts = countsOf(rates)
  const messages = rates.driving + rates.parked + rates.uploads
  const units = Object.values(unitsOf(costs, counts))
  const ingest = instancesFor(messages, costs.message.cpuMs, settings.telemetryMb, SEQUENTIAL_CALLS.message)
  const workers = Math.min(
    settings.lateTrailInstances,
    (rates.returns * lateTrailSeconds(costs, settings)) / settings.lateTrailBatch,
  )
  const values: Record<Quota, number> = {
    'IoT Core: messages in': messages,
    'IoT Core: rule evaluations': messages,
    'IoT Core: connections': devices + rates.pages,
    'IoT Core: connects': rates.returns + rates.refreshes,
    'IoT Core: messages out': Math.min(rates.driving, rates.pages * PUBLISHES_A_SECOND) + rates.pages,
    'Lambda: instances at a time': ingest + workers,
    'DynamoDB: writes of a table': Math.max(...units.map(({ writes }) => writes)),
    'DynamoDB: reads of a table': Math.max(...units.map(({ reads }) => reads)),
    // devices that come back within a minute put their late trails into the same minute
    'DynamoDB: writes of a key':
      (costs.upload.tables.Due?.writes ?? 0) * (rates.uploads / SHARDS_OF_DUE_WORK),
    // each instance reads the account once a second
    'DynamoDB: reads of a key': ingest * EVENTUAL_READ,
    'Kinesis: records in': messages,
    'SQS: messages in flight of a queue': settings.lateTrailInstances * settings.lateTrailBatch,
    'API Gateway: requests': rates.pages * LISTS_A_SECOND,
  }
  return (Object.keys(QUOTAS) as Quota[]).map((quota) => {
    const share = values[quota] / QUOTAS[quota].limit
    return { quota, value: values[quota], share, isNearlyReached: share > NEARLY_REACHED }
  })
}

/** How long the last late trail waits after a network has come back, in seconds. */
export function lateTrailsWaitSeconds(costs: Costs, settings: Settings, devices: number): number {
  const trails = devices * LOAD.returningShare
  const perSecond =
    (settings.lateTrailInstances * settings.lateTrailBatch) / lateTrailSeconds(costs, settings)
  return Math.max(0, trails / perSecond - LOAD.returnWithinSeconds)
}

/** A batch of late trails: its CPU times add up, its waiting does not. */
function lateTrailSeconds(costs: Costs, { workerMb, lateTrailBatch }: Settings): number {
  const ms =
    lateTrailBatch * onShare(costs['late trail'].cpuMs, workerMb) + SEQUENTIAL_CALLS.lateTrail * STORE_CALL_MS
  return ms / 1_000
}

const instancesFor = (perSecond: number, cpuMs: number, memoryMb: number, sequentialCalls: number) =>
  (perSecond * (onShare(cpuMs, memoryMb) + sequentialCalls * STORE_CALL_MS)) / 1_000

const onShare = (cpuMs: number, memoryMb: number) =>
  (cpuMs * ONE_PROCESSOR_MB) / Math.min(memoryMb, ONE_PROCESSOR_MB)
