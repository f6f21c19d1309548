import { type LocalProcess, startLocalProcess } from '../make/local/local-process.ts'
import { accountUnderLoad, type Load, load, recoveryAfter } from './api/api-load.ts'
import { bodyFuzzRun } from './api/body-fuzz-run.ts'
import { fuzzRun } from './api/fuzz-run.ts'
import { guessTokens, shareReaders } from './api/share-readers.ts'
import { commandKillRun } from './commands/command-kill-run.ts'
import { poisonedFleet } from './fleet/poisoned-fleet.ts'
import { repeatedAndShuffled } from './fleet/same-state.ts'
import { skewedClocks } from './fleet/skewed-clocks.ts'
import { geofenceKillRun } from './geofence-kill-run.ts'
import { killRun, switchRun } from './kill-run.ts'
import { brokerFuzzRun } from './mqtt/broker-fuzz-run.ts'
import { deadLink } from './network/dead-link.ts'
import { lossyFleet } from './network/lossy-fleet.ts'
import { startNamespaceLink, whyNoLink, whyNoLoss } from './network/namespace-link.ts'
import { startRelay } from './network/tcp-relay.ts'
import { purchaseKillRun } from './purchase-kill-run.ts'
import { NOTHING_STORED, type Row, type SkippedRow } from './report.ts'
import { scheduleKillRun } from './schedule-kill-run.ts'
import { storeOutage, throttledStore } from './store/store-faults.ts'
import { unitTestsRun } from './unit-tests-run.ts'
import { workerDeaths } from './worker-deaths.ts'

type RowOptions = {
  /** The number of hostile requests that F17 sends. */
  hostileRequests: number
  /** Seeds every random choice. */
  seed: number
}

type Rows = Record<string, (options: RowOptions) => Promise<Row | SkippedRow>>

/** Every row by its id and name. */
export const rows: Rows = {
  'F01 api': () =>
    withRun(async (run) => {
      const account = await accountUnderLoad(run)
      const fastest = await load(account, 5, null)
      const rate = Math.min(300, Math.round(fastest.perSecond * 0.6))
      const steady = await load(account, 60, rate)
      return loadRow('F01 api', `mixed reads at ${rate}/s for 60 s (maximum ${fastest.perSecond}/s)`, steady)
    }),

  'F02 burst': () =>
    withRun(async (run) => {
      const account = await accountUnderLoad(run)
      const before = await load(account, 5, 50)
      const burst = await load(account, 60, 1_000)
      const { recoveryMs, problems } = await recoveryAfter(account, before)
      const row = loadRow(
        'F02 burst',
        `mixed reads for 60 s, 1,000/s offered, ${burst.perSecond}/s answered`,
        burst,
      )
      return {
        ...row,
        problems: [...row.problems, ...problems],
        note: `${row.note}; back to normal after ${recoveryMs} ms`,
      }
    }),

  'F05 workers': async () => {
    const times = 10
    const { threads, ...result } = await workerDeaths(50, times, 3)
    const problems = threads === 0 ? [...result.problems, 'no thread was terminated'] : result.problems
    return {
      ...result,
      problems,
      fault: 'F05 workers',
      action: `all function threads terminated ${times} times (${threads} threads)`,
    }
  },

  'F05 positions': async () => {
    const [trackers, kills] = [200, 10]
    const result = await killRun(trackers, kills, 6)
    return { ...result, fault: 'F05 positions', action: `run killed ${kills} times, ${trackers} trackers` }
  },

  'F05 switch': async () => {
    const result = await switchRun(200, 8)
    return {
      ...result,
      fault: 'F05 switch',
      action: 'run killed three times and switched to a stream, to draining it and back, 200 trackers',
    }
  },

  'F05 crossings': async () => {
    const [trackers, kills] = [200, 10]
    const { events, expected, leftDue, mails } = await geofenceKillRun(trackers, kills, { awaitsTick: true })
    const isComplete = events['1 entry'] === expected && events['1 exit'] === expected
    return {
      ...NOTHING_STORED,
      fault: 'F05 crossings',
      action: `run killed ${kills} times while ${trackers} trackers cross a geofence: ${mails.once} events mailed once, ${mails.repeated} again after a kill`,
      problems: [
        ...(isComplete && Object.keys(events).length === 2 ? [] : [`events: ${JSON.stringify(events)}`]),
        ...(leftDue === 0 ? [] : [`${leftDue} events were not sent`]),
        ...(mails.missing === 0 ? [] : [`${mails.missing} events were not mailed`]),
        ...(mails.moreThanClaims === 0
          ? []
          : [`${mails.moreThanClaims} events were mailed more often than claimed`]),
      ],
    }
  },

  'F05 late': async () => {
    const [trackers, kills] = [100, 10]
    const options = { awaitsTick: true, isLate: true }
    const { events, expected, leftDue } = await geofenceKillRun(trackers, kills, options)
    const isComplete = events['1 entry'] === expected && events['1 exit'] === expected
    return {
      ...NOTHING_STORED,
      fault: 'F05 late',
      action: `run killed ${kills} times while ${trackers} trackers upload crossings of an hour ago`,
      problems: [
        ...(isComplete && Object.keys(events).length === 2 ? [] : [`events: ${JSON.stringify(events)}`]),
        ...(leftDue === 0 ? [] : [`${leftDue} evaluations were not done`]),
      ],
    }
  },

  'F05 due': ({ seed }) =>
    unitTestsRun({
      fault: 'F05 due',
      action: '100,000 pieces of due work, a tenth delivered twice, 10 functions killed at work',
      files: ['functions/due/do-due-work.test.ts'],
      environment: { VECTRA_DUE_WORK: '100000' },
      seed,
    }),

  'F05 tick': ({ seed }) =>
    unitTestsRun({
      fault: 'F05 tick',
      action:
        'an hour without a tick, two ticks at once, a throttled shard, a failing queue, a clock that goes back, an unknown kind',
      files: ['functions/handlers/tick/tick.test.ts'],
      environment: {},
      seed,
    }),

  'F05 merge': ({ seed }) =>
    unitTestsRun({
      fault: 'F05 merge',
      action: 'a merge of a day killed at each of its calls to the store',
      files: ['functions/stores/trails/merge-day.test.ts'],
      environment: {},
      seed,
    }),

  'F06 loss': async () => {
    const reason = whyNoLoss()
    if (reason !== null) return { fault: 'F06 loss', skipped: reason }
    return withRun(async (run) => {
      const link = await startNamespaceLink(run.mqttPort)
      try {
        const at10Percent = await lossyFleet(run.url, link, { trackers: 20, percent: 10, seconds: 20 })
        link.lose(0)
        const at30Percent = await lossyFleet(run.url, link, { trackers: 20, percent: 30, seconds: 20 })
        const sum = (key: 'sent' | 'acknowledged' | 'stored') => at10Percent[key] + at30Percent[key]
        const both = (key: 'lost' | 'duplicates' | 'problems') => [...at10Percent[key], ...at30Percent[key]]
        return {
          fault: 'F06 loss',
          action: '10 % and 30 % packet loss each way, 20 s each',
          sent: sum('sent'),
          acknowledged: sum('acknowledged'),
          stored: sum('stored'),
          lost: both('lost'),
          duplicates: both('duplicates'),
          problems: both('problems'),
        }
      } finally {
        link.close()
      }
    })
  },

  'F07 link': () =>
    withRun(async (run) => {
      const reason = whyNoLink()
      const link =
        reason === null
          ? await startNamespaceLink(run.mqttPort)
          : await startRelay({ host: '127.0.0.1', port: run.mqttPort })
      try {
        const result = await deadLink(run.url, link, { trackers: 50, deadMs: 8_000 })
        const note = reason === null ? 'with ip link set down' : `with a TCP relay that drops data: ${reason}`
        return { ...result, fault: 'F07 link', action: 'link dead for 8 s, 50 trackers', note }
      } finally {
        link.close()
      }
    }),

  'F08 throttles': async ({ seed }) => {
    const { calls, slowestMs, store, ...result } = await throttledStore({ users: 40 }, seed)
    return {
      ...result,
      fault: 'F08 throttles',
      action: '30 % of store calls refused',
      note: `seed ${seed}: ${calls} user calls, slowest ${slowestMs} ms; ${store.failed} of ${store.calls} store calls refused`,
    }
  },

  'F09 outage': async ({ seed }) => {
    const { refusals, slowestMs, recoveryMs, ...result } = await storeOutage(30_000, 30_000, seed)
    const note = `${refusals} calls got 503, slowest after ${slowestMs} ms; recovered after ${recoveryMs} ms`
    return { ...result, fault: 'F09 outage', action: 'store down for 30 s and silent for 30 s', note }
  },

  'F13 repeats': () =>
    withRun(async (run) => ({
      ...(await repeatedAndShuffled(run, { fixes: 1_000, rounds: 3 })),
      fault: 'F13 repeats',
      action: '3 days of 1,000 fixes, each sent three times and shuffled',
      lost: [],
      duplicates: [],
    })),

  'F14 clocks': () =>
    withRun(async (run) => ({
      ...(await skewedClocks(run, 10)),
      fault: 'F14 clocks',
      action: '9 wrong clocks, each followed by a correct one, 10 rounds',
      lost: [],
      duplicates: [],
    })),

  'F15 poison': () =>
    withRun(async (run) => {
      const { poisons, ...result } = await poisonedFleet(run, {
        trackers: 50,
        everyMs: 100,
        seconds: 30,
        poisonEvery: 100,
      })
      return {
        ...result,
        fault: 'F15 poison',
        action: '1 % poison messages for 30 s, 50 trackers',
        note: `${poisons} poison messages, each counted`,
      }
    }),

  'F17 fuzz': async ({ hostileRequests, seed }) => {
    const { failures, statuses, isNeighbourIntact } = await fuzzRun(hostileRequests, seed)
    return {
      ...NOTHING_STORED,
      fault: 'F17 fuzz',
      action: `${hostileRequests} hostile requests over every route`,
      problems: isNeighbourIntact
        ? failures
        : [...failures, 'afterwards the API no longer listed the other account’s device'],
      note: `seed ${seed}: ${statusCounts(statuses)}`,
    }
  },

  'F17 bodies': ({ hostileRequests, seed }) =>
    withRun(async (run) => {
      const { problems, statuses } = await bodyFuzzRun(run.url, hostileRequests, seed)
      return {
        ...NOTHING_STORED,
        fault: 'F17 bodies',
        action: `${hostileRequests} broken bodies from trackers and gateways by HTTP`,
        problems,
        note: `seed ${seed}: ${statusCounts(statuses)}`,
      }
    }),

  'F18 broker': ({ seed }) =>
    withRun(async (run) => {
      const sequences = 3_000
      const { acknowledged, lost, lostConnections } = await brokerFuzzRun(run, sequences, seed)
      return {
        ...NOTHING_STORED,
        fault: 'F18 broker',
        action: `${sequences} sequences of broken MQTT packets`,
        acknowledged,
        lost,
        problems: lostConnections === 0 ? [] : ['the tracker beside them lost its connection'],
        note: `seed ${seed}`,
      }
    }),

  'F20 histories': ({ seed }) =>
    unitTestsRun({
      fault: 'F20 histories',
      action: '10,000 random command histories, 1,000 days with crashes',
      files: ['shared/commands/histories.test.ts', 'functions/relay/deliver-commands.test.ts'],
      environment: { VECTRA_HISTORIES: '10000', VECTRA_DAYS: '1000' },
      seed,
    }),

  'F05 purchases': async () => {
    const kills = 12
    return {
      ...NOTHING_STORED,
      fault: 'F05 purchases',
      action: `run killed at ${kills} calls of purchases to Stripe`,
      problems: await purchaseKillRun(kills),
    }
  },

  'F05 schedules': async () => {
    const [schedules, kills] = [1_000, 3]
    const { reports, schedulesRun, notStarted } = await scheduleKillRun(schedules, kills)
    return {
      ...NOTHING_STORED,
      fault: 'F05 schedules',
      action: `run killed ${kills} times while ${schedules} report schedules run in one minute`,
      problems: [
        ...(reports === schedules ? [] : [`${reports} reports`]),
        ...(schedulesRun === schedules ? [] : [`${schedulesRun} schedules have run`]),
        ...(notStarted === 0 ? [] : [`${notStarted} schedules do not name their run`]),
      ],
    }
  },

  'F10 payments': ({ seed }) =>
    unitTestsRun({
      fault: 'F10 payments',
      action: '2,000 random payment histories with crashes',
      files: ['functions/handlers/subscriptions/payment-histories.test.ts'],
      environment: { VECTRA_PAYMENT_HISTORIES: '2000' },
      seed,
    }),

  'F22 shares': () =>
    withRun(async (run) => {
      const { reads, counted, shownAfterDeletionMs, problems } = await shareReaders(run.url, {
        viewers: 200,
        everyMs: 10_000,
        forMs: 30_000,
        openings: 1_000,
      })
      return {
        ...NOTHING_STORED,
        fault: 'F22 shares',
        action: '200 viewers poll and 1,000 open a link in parallel, then it is deleted',
        problems,
        note: `${reads} reads, ${counted} openings counted, gone ${shownAfterDeletionMs} ms after deletion`,
      }
    }),

  'T37 guesses': ({ seed }) =>
    withRun(async (run) => {
      const guesses = 10_000
      const { limited, differenceMs, problems } = await guessTokens(run.url, guesses, seed)
      const difference = `disabled and expired links differ by ${differenceMs.toFixed(2)} ms over HTTP`
      return {
        ...NOTHING_STORED,
        fault: 'T37 guesses',
        action: `${guesses} guessed tokens`,
        problems,
        note: `seed ${seed}: ${limited} rate limited; ${difference}`,
      }
    }),

  'T53 commands': async ({ seed }) => {
    const { kills, undelivered, ...result } = await commandKillRun(100, seed, 2)
    return {
      ...result,
      stored: null,
      problems: [],
      fault: 'T53 commands',
      action: `run killed ${kills} times at a random stage of a command`,
      note: `seed ${seed}: ${undelivered} marked as sent but never delivered`,
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

function loadRow(fault: string, action: string, { responses, p95Ms, p99Ms, statuses, problems }: Load): Row {
  const note = `${responses} calls: p95 ${p95Ms} ms, p99 ${p99Ms} ms; ${statusCounts(statuses)}`
  return { ...NOTHING_STORED, fault, action, problems, note }
}

const statusCounts = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')
