import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { type Random, randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import type { Command } from '../../../shared/commands/command.ts'
import { LogEntry } from '../../../shared/commands/log-entry.ts'
import { type LocalProcess, startLocalProcess } from '../../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../../make/local/local-store.ts'
import { integerBelow } from '../../make/random-integer.ts'
import { commandLogFaults, type NumberedEntry } from './command-log-faults.ts'
import { aCommandedTracker, type CommandedTracker, MOMENTS } from './commanded-tracker.ts'

type CommandKillReport = {
  kills: number
  /** Requests and answers, and how many of them were acknowledged. */
  sent: number
  acknowledged: number
  /** Commands marked as sent that no tracker received: the price of never sending one twice. */
  undelivered: number
  lost: string[]
  duplicates: string[]
}

/**
 * The kills of a round. Each round has new trackers: one whose command was lost in flight gets no other for 90 s.
 */
const KILLS_PER_ROUND = 5
const TRACKERS = 3
/** Longer than any of the moments takes. */
const AFTER_MOMENT_MAX_MS = 250
/** The run is killed after this time even if the moment does not occur. */
const MOMENT_TIMEOUT_MS = 4_000
/** Reports of each tracker after the last kill of a round, so that pending commands are delivered. */
const FINAL_REPORTS = 3
const REPORT_TIMEOUT_MS = 180_000

/**
 * Kills the whole run with SIGKILL at a random stage of a command and restarts it on the same folder, `kills` times,
 * while trackers report, receive and answer. Then compares what they recorded with the command logs. Most of this is
 * waiting, so `lanes` runs are killed in parallel.
 */
export async function commandKillRun(kills: number, seed: number, lanes = 1): Promise<CommandKillReport> {
  const reports = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      killsInLane(Math.ceil((kills - lane) / lanes), randomFrom(seed + lane)),
    ),
  )
  const sum = (of: 'kills' | 'sent' | 'acknowledged' | 'undelivered') =>
    reports.reduce((total, report) => total + report[of], 0)
  return {
    kills: sum('kills'),
    sent: sum('sent'),
    acknowledged: sum('acknowledged'),
    undelivered: sum('undelivered'),
    lost: reports.flatMap(({ lost }) => lost),
    duplicates: reports.flatMap(({ duplicates }) => duplicates),
  }
}

async function killsInLane(kills: number, random: Random): Promise<CommandKillReport> {
  let run = await startLocalProcess()
  const restart = { port: Number(new URL(run.url).port), mqttPort: run.mqttPort, dataFolder: run.dataFolder }
  const all: CommandedTracker[] = []
  for (let killed = 0; killed < kills; ) {
    const moments = new EventEmitter()
    const trackers = await commandedTrackers(run, moments)
    all.push(...trackers)
    for (let i = 0; i < KILLS_PER_ROUND && killed < kills; i++, killed++) {
      await untilReported(trackers, 1)
      await randomStage(moments, random)
      await run.kill()
      run = await startLocalProcess(restart)
    }
    await Promise.all(trackers.map((tracker) => tracker.stopRequesting()))
    await untilReported(trackers, FINAL_REPORTS)
    await Promise.all(trackers.map((tracker) => tracker.disconnect()))
  }
  const logs = await readLogs(run)
  await run.stop()
  return { kills, ...compare(all, logs) }
}

const commandedTrackers = (run: LocalProcess, moments: EventEmitter) =>
  Promise.all(
    Array.from({ length: TRACKERS }, () => aCommandedTracker(run, (moment) => void moments.emit(moment))),
  )

async function randomStage(moments: EventEmitter, random: Random): Promise<void> {
  const moment = MOMENTS[integerBelow(random, MOMENTS.length)] ?? 'requesting'
  await Promise.race([once(moments, moment), delay(MOMENT_TIMEOUT_MS)])
  await delay(integerBelow(random, AFTER_MOMENT_MAX_MS))
}

/** Waits until each tracker has had this many more reports acknowledged. */
async function untilReported(trackers: readonly CommandedTracker[], times: number): Promise<void> {
  const before = trackers.map((tracker) => tracker.reports())
  const deadline = Date.now() + REPORT_TIMEOUT_MS
  while (trackers.some((tracker, index) => tracker.reports() < (before[index] ?? 0) + times)) {
    if (Date.now() > deadline)
      throw new Error(`The trackers could not report within ${REPORT_TIMEOUT_MS / 1000} s`)
    await delay(100)
  }
}

const StoredEntry = LogEntry.extend({ trackId: z.string(), entry: z.coerce.number() })

/** Every command log, each from its oldest entry. */
async function readLogs(run: LocalProcess): Promise<NumberedEntry[][]> {
  const { client, tables } = await localStore(storeEndpointIn(run.output()))
  const byTrack = new Map<string, NumberedEntry[]>()
  for await (const { Items } of paginateScan(
    { client },
    { TableName: tables.commands, ConsistentRead: true },
  ))
    for (const { trackId, ...entry } of z.array(StoredEntry).parse(Items ?? []))
      byTrack.set(trackId, [...(byTrack.get(trackId) ?? []), entry])
  client.destroy()
  return [...byTrack.values()].map((entries) => entries.toSorted((a, b) => a.entry - b.entry))
}

function compare(trackers: readonly CommandedTracker[], logs: readonly NumberedEntry[][]) {
  const changes = logs.flatMap((entries) => entries.flatMap(({ changed }) => changed))
  const newest = new Map<string, Command>(changes.map((command) => [command.commandId, command]))
  const sent = new Set(changes.filter(({ state }) => state === 'sent').map(({ commandId }) => commandId))
  const accepted = trackers.flatMap((tracker) => [...tracker.accepted])
  const answered = trackers.flatMap((tracker) => [...tracker.answered])
  const received = new Map(trackers.flatMap((tracker) => [...tracker.received]))

  const isAnswerLogged = (id: string) => ['answered', 'proved'].includes(newest.get(id)?.state ?? '')
  return {
    sent: trackers.reduce((sum, tracker) => sum + tracker.sent(), 0),
    acknowledged: new Set(accepted).size + answered.length,
    undelivered: [...sent].filter((id) => !received.has(id)).length,
    lost: [
      ...accepted.filter((id) => !newest.has(id)).map((id) => `${id} was accepted but is not in the log`),
      ...[...received.keys()]
        .filter((id) => !sent.has(id))
        .map((id) => `${id} was received but is not logged as sent`),
      ...answered
        .filter((id) => !isAnswerLogged(id))
        .map((id) => `the answer to ${id} was acknowledged but is not in the log`),
    ],
    duplicates: [
      ...[...received]
        .filter(([, times]) => times > 1)
        .map(([id, times]) => `${id} was received ${times} times`),
      ...logs.flatMap(commandLogFaults),
    ],
  }
}
