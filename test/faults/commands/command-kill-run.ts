import { randomInt } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { Command } from '../../../shared/commands/command.ts'
import { LogEntry } from '../../../shared/commands/log-entry.ts'
import { type LocalProcess, startLocalProcess } from '../../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../../make/local/local-store.ts'
import { commandLogFaults, type NumberedEntry } from './command-log-faults.ts'
import { aTalkingUnit, MOMENTS, type TalkingUnit } from './talking-unit.ts'

export type CommandKillReport = {
  kills: number
  /** Requests and answers, and those of them that were acknowledged. */
  sent: number
  acknowledged: number
  /** Commands marked as sent that no unit heard: the price of never sending one twice. */
  unheard: number
  lost: string[]
  twice: string[]
}

/** New units after so many kills: one whose command was lost on its way takes others again only 90 s later. */
const KILLS_A_ROUND = 5
const UNITS = 3
/** Longer than any of the moments takes. */
const AFTER_THE_MOMENT_MAX_MS = 250
/** The longest that a moment is waited for; after it the kill comes anyway. */
const MOMENT_WITHIN_MS = 4_000
/** Of each unit, after the last kill of a round: so that whatever waits for it had its chance. */
const SETTLED_AFTER_REPORTS = 3
const WITHIN_MS = 180_000

/**
 * kill -9 of the whole run at a random point of a command's way, and a start on the same folder, `kills` times,
 * while units report, hear and answer. Afterwards what they were told is held against the log. Most of it is
 * waiting: several runs are killed beside each other.
 */
export async function commandKillRun(kills: number, lanes = 1): Promise<CommandKillReport> {
  const reports = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => killsInALane(Math.ceil((kills - lane) / lanes))),
  )
  const sum = (of: 'kills' | 'sent' | 'acknowledged' | 'unheard') =>
    reports.reduce((total, report) => total + report[of], 0)
  return {
    kills: sum('kills'),
    sent: sum('sent'),
    acknowledged: sum('acknowledged'),
    unheard: sum('unheard'),
    lost: reports.flatMap(({ lost }) => lost),
    twice: reports.flatMap(({ twice }) => twice),
  }
}

async function killsInALane(kills: number): Promise<CommandKillReport> {
  let run = await startLocalProcess()
  const again = { port: Number(new URL(run.url).port), mqttPort: run.mqttPort, dataFolder: run.dataFolder }
  const units: TalkingUnit[] = []
  for (let killed = 0; killed < kills; ) {
    const moments = new EventEmitter()
    const talking = await talkingUnits(run, moments)
    units.push(...talking)
    for (let i = 0; i < KILLS_A_ROUND && killed < kills; i++, killed++) {
      await untilReported(talking, 1)
      await randomPoint(moments)
      await run.kill()
      run = await startLocalProcess(again)
    }
    await Promise.all(talking.map((unit) => unit.stopAsking()))
    await untilReported(talking, SETTLED_AFTER_REPORTS)
    await Promise.all(talking.map((unit) => unit.end()))
  }
  const logs = await readLogs(run)
  await run.stop()
  return { kills, ...compare(units, logs) }
}

const talkingUnits = (run: LocalProcess, moments: EventEmitter) =>
  Promise.all(Array.from({ length: UNITS }, () => aTalkingUnit(run, (moment) => void moments.emit(moment))))

async function randomPoint(moments: EventEmitter): Promise<void> {
  const moment = MOMENTS[randomInt(MOMENTS.length)] ?? 'asking'
  await Promise.race([once(moments, moment), delay(MOMENT_WITHIN_MS)])
  await delay(randomInt(AFTER_THE_MOMENT_MAX_MS))
}

/** Until each has been acknowledged so often again. */
async function untilReported(units: readonly TalkingUnit[], times: number): Promise<void> {
  const before = units.map((unit) => unit.reports())
  const deadline = Date.now() + WITHIN_MS
  while (units.some((unit, index) => unit.reports() < (before[index] ?? 0) + times)) {
    if (Date.now() > deadline) throw new Error('The units did not get through')
    await delay(100)
  }
}

const StoredEntry = LogEntry.extend({ trackId: z.string(), entry: z.coerce.number() })

/** Every log there is, each from its oldest entry. */
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

function compare(units: readonly TalkingUnit[], logs: readonly NumberedEntry[][]) {
  const changes = logs.flatMap((entries) => entries.flatMap(({ changed }) => changed))
  const newest = new Map<string, Command>(changes.map((command) => [command.commandId, command]))
  const sent = new Set(changes.filter(({ state }) => state === 'sent').map(({ commandId }) => commandId))
  const accepted = units.flatMap((unit) => [...unit.accepted])
  const answered = units.flatMap((unit) => [...unit.answered])
  const heard = new Map(units.flatMap((unit) => [...unit.heard]))

  const isKept = (commandId: string) => ['answered', 'proved'].includes(newest.get(commandId)?.state ?? '')
  return {
    sent: units.reduce((sum, unit) => sum + unit.sent(), 0),
    acknowledged: new Set(accepted).size + answered.length,
    unheard: [...sent].filter((commandId) => !heard.has(commandId)).length,
    lost: [
      ...accepted.filter((id) => !newest.has(id)).map((id) => `${id} was accepted and is not in the log`),
      ...[...heard.keys()]
        .filter((id) => !sent.has(id))
        .map((id) => `${id} was heard and is not marked as sent`),
      ...answered
        .filter((id) => !isKept(id))
        .map((id) => `the answer to ${id} was taken and is not in the log`),
    ],
    twice: [
      ...[...heard].filter(([, times]) => times > 1).map(([id, times]) => `${id} was heard ${times} times`),
      ...logs.flatMap(commandLogFaults),
    ],
  }
}
