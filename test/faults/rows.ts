import { type LocalProcess, startLocalProcess } from '../make/local/local-process.ts'
import { type Load, load, normalAgain, readingAccount } from './api/api-load.ts'
import { fuzzRun } from './api/fuzz-run.ts'
import { guessedTokens, shareReaders } from './api/share-readers.ts'
import { commandKillRun } from './commands/command-kill-run.ts'
import { historiesRun } from './commands/histories-run.ts'
import { poisonedFleet } from './fleet/poisoned-fleet.ts'
import { repeatedAndShuffled } from './fleet/same-state.ts'
import { skewedClocks } from './fleet/skewed-clocks.ts'
import { killRun } from './kill-run.ts'
import { brokerFuzzRun } from './mqtt/broker-fuzz-run.ts'
import { deadLink } from './network/dead-link.ts'
import { lossyFleet } from './network/lossy-fleet.ts'
import { startNamespaceLink, whyNoLink, whyNoLoss } from './network/namespace-link.ts'
import { startRelay } from './network/tcp-relay.ts'
import { NOTHING_STORED, type Row, type Skipped } from './report.ts'
import { storeOutage, throttledStore } from './store/store-faults.ts'
import { workerDeaths } from './worker-deaths.ts'

/** What a row is asked for beside its name. */
type Sizes = { hostileQuestions: number }

type Rows = Record<string, (sizes: Sizes) => Promise<Row | Skipped>>

/** Every row by its figure and its name, either of which asks for it. */
export const rows: Rows = {
  'F01 api': () =>
    withRun(async (run) => {
      const account = await readingAccount(run)
      const reached = await load(account, 5, null)
      const rate = Math.min(300, Math.round(reached.perSecond * 0.6))
      const steady = await load(account, 60, rate)
      return loadRow('F01 api', `mixed reads, ${rate}/s for 60 s (reaches ${reached.perSecond}/s)`, steady)
    }),

  'F02 burst': () =>
    withRun(async (run) => {
      const account = await readingAccount(run)
      const before = await load(account, 5, 50)
      const burst = await load(account, 60, 1_000)
      const after = await normalAgain(account, before)
      const row = loadRow(
        'F02 burst',
        `mixed reads, asked 1,000/s, answered ${burst.perSecond}/s for 60 s`,
        burst,
      )
      return {
        ...row,
        wrong: [...row.wrong, ...after.wrong],
        note: `${row.note}, normal after ${after.afterMs} ms`,
      }
    }),

  'F05 workers': async () => {
    const { threads, ...found } = await workerDeaths(50, 10, 3)
    const wrong = threads === 0 ? [...found.wrong, 'no thread died'] : found.wrong
    return {
      ...found,
      wrong,
      fault: 'F05 workers',
      done: `10 x all function threads end (${threads} of them)`,
    }
  },

  'F05 positions': async () => {
    const { kills, ...found } = await killRun(200, 10, 6)
    return { ...found, fault: 'F05 positions', done: `${kills} x kill -9 of the run, 200 trackers` }
  },

  'F06 loss': async () => {
    const why = whyNoLoss()
    if (why !== null) return { fault: 'F06 loss', skipped: why }
    return withRun(async (run) => {
      const link = await startNamespaceLink(run.mqttPort)
      try {
        const tenth = await lossyFleet(run.url, link, { trackers: 20, percent: 10, seconds: 20 })
        link.lose(0)
        const third = await lossyFleet(run.url, link, { trackers: 20, percent: 30, seconds: 20 })
        const both = (key: 'sent' | 'acknowledged' | 'stored') => tenth[key] + third[key]
        return {
          fault: 'F06 loss',
          done: '10 % and 30 % of packets lost each way, 20 s each',
          sent: both('sent'),
          acknowledged: both('acknowledged'),
          stored: both('stored'),
          lost: [...tenth.lost, ...third.lost],
          twice: [...tenth.twice, ...third.twice],
          wrong: [...tenth.wrong, ...third.wrong],
        }
      } finally {
        link.close()
      }
    })
  },

  'F07 link': () =>
    withRun(async (run) => {
      const why = whyNoLink()
      const link =
        why === null
          ? await startNamespaceLink(run.mqttPort)
          : await startRelay({ host: '127.0.0.1', port: run.mqttPort })
      try {
        const found = await deadLink(run.url, link, { trackers: 50, deadMs: 8_000 })
        const how = why === null ? 'ip link set down' : `a relay that swallows: ${why}`
        return { ...found, fault: 'F07 link', done: 'link dead for 8 s, 50 trackers', note: how }
      } finally {
        link.close()
      }
    }),

  'F08 throttles': async () => {
    const { calls, slowestMs, told, ...found } = await throttledStore(40)
    return {
      ...found,
      fault: 'F08 throttles',
      done: '30 % of the store’s calls refused',
      note: `${calls} user calls, the slowest ${slowestMs} ms; ${told.failed} of ${told.calls} store calls refused`,
    }
  },

  'F09 outage': async () => {
    const { refusals, slowestMs, healedMs, ...found } = await storeOutage(30_000, 30_000)
    const note = `${refusals} calls told 503, the slowest after ${slowestMs} ms; well ${healedMs} ms after it`
    return { ...found, fault: 'F09 outage', done: 'store gone for 30 s and silent for 30 s', note }
  },

  'F13 repeats': () =>
    withRun(async (run) => ({
      ...(await repeatedAndShuffled(run, { fixes: 1_000, rounds: 3 })),
      fault: 'F13 repeats',
      done: '3 days of 1,000 fixes, each three times and shuffled',
      lost: [],
      twice: [],
    })),

  'F14 clocks': () =>
    withRun(async (run) => ({
      ...(await skewedClocks(run, 10)),
      fault: 'F14 clocks',
      done: '9 wrong clocks and a right one after each, 10 rounds',
      lost: [],
      twice: [],
    })),

  'F15 poison': () =>
    withRun(async (run) => {
      const { poisons, ...found } = await poisonedFleet(run, {
        trackers: 50,
        everyMs: 100,
        seconds: 30,
        poisonEvery: 100,
      })
      return {
        ...found,
        fault: 'F15 poison',
        done: '1 % poison for 30 s, 50 trackers',
        note: `${poisons} poisons, each counted`,
      }
    }),

  'F17 fuzz': async ({ hostileQuestions }) => {
    const { failures, statuses, seed, answersAfter } = await fuzzRun(hostileQuestions)
    return {
      ...NOTHING_STORED,
      fault: 'F17 fuzz',
      done: `${hostileQuestions} hostile questions over every route`,
      wrong: answersAfter ? failures : [...failures, 'afterwards the API did not answer as before'],
      note: `seed ${seed}: ${statusesOf(statuses)}`,
    }
  },

  'F18 broker': () =>
    withRun(async (run) => {
      const sequences = 3_000
      const { acknowledged, lost, lostConnections, seed } = await brokerFuzzRun(run, sequences, Date.now())
      return {
        ...NOTHING_STORED,
        fault: 'F18 broker',
        done: `${sequences} sequences of broken MQTT packets`,
        acknowledged,
        lost,
        wrong: lostConnections === 0 ? [] : ['the tracker beside them lost its connection'],
        note: `seed ${seed}`,
      }
    }),

  'F20 histories': () => historiesRun(10_000, 1_000),

  'F22 shares': () =>
    withRun(async (run) => {
      const readers = await shareReaders(run.url, {
        viewers: 200,
        everyMs: 10_000,
        forMs: 30_000,
        openings: 1_000,
      })
      return {
        ...NOTHING_STORED,
        fault: 'F22 shares',
        done: `200 viewers poll, 1,000 open at once, then it is taken away`,
        wrong: readers.wrong,
        note: `${readers.reads} reads, ${readers.counted} counted, gone after ${readers.goneAfterMs} ms`,
      }
    }),

  'T37 guesses': () =>
    withRun(async (run) => {
      const { guesses, slowedDown, gapMs, wrong } = await guessedTokens(run.url, 10_000)
      const note = `${slowedDown} told to wait; off and ended ${gapMs.toFixed(2)} ms apart over HTTP`
      return { ...NOTHING_STORED, fault: 'T37 guesses', done: `${guesses} random tokens`, wrong, note }
    }),

  'T53 commands': async () => {
    const { kills, unheard, sent, ...found } = await commandKillRun(100, 2)
    const note = `${unheard} marked as sent and never heard`
    return {
      ...found,
      sent,
      stored: null,
      wrong: [],
      fault: 'T53 commands',
      done: `${kills} x kill -9 on the way of a command`,
      note,
    }
  },
}

async function withRun(row: (run: LocalProcess) => Promise<Row>): Promise<Row> {
  const run = await startLocalProcess()
  try {
    return await row(run)
  } finally {
    await run.stop()
  }
}

function loadRow(fault: string, done: string, { asked, p95Ms, p99Ms, statuses, wrong }: Load): Row {
  const note = `${asked} calls: p95 ${p95Ms} ms, p99 ${p99Ms} ms; ${statusesOf(statuses)}`
  return { ...NOTHING_STORED, fault, done, wrong, note }
}

const statusesOf = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} x ${status}`)
    .join(', ')
