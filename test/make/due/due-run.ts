import { type ActionsOf, doDueWork } from '../../../functions/due/do-due-work.ts'
import { type MinutesRead, type TickDeps, tick } from '../../../functions/handlers/tick/tick.ts'
import type { DueMessage } from '../../../functions/outside/due-queues.ts'
import type { DueStore } from '../../../functions/stores/due.ts'
import type { DueKind } from '../../../functions/stores/due-work.ts'
import { MINUTE_MS } from '../../../shared/time.ts'

/** As in `lib/due-work.ts`. */
const VISIBILITY_TIMEOUT_MS = 2 * MINUTE_MS

type DueRunDeps<Kind extends DueKind> = {
  due: TickDeps['due'] & Pick<DueStore, 'claim' | 'complete'>
  actions: ActionsOf<Kind>
  clock: () => number
}

/**
 * The tick, the queues and the functions behind them, one run after the other. Each call is a tick and what it sets off;
 * work that fails is delivered again by a call two minutes later.
 */
export function dueRun<Kind extends DueKind>({ due, actions, clock }: DueRunDeps<Kind>): () => Promise<void> {
  const minutes: MinutesRead = new Map()
  let waiting: { body: string; visibleAt: number }[] = []
  const queue = {
    async send(messages: readonly DueMessage[]) {
      waiting.push(...messages.map((message) => ({ body: JSON.stringify(message), visibleAt: clock() })))
    },
  }
  const doWork = doDueWork(actions, { due, clock })
  const deps: TickDeps = {
    due,
    queues: {
      relay: queue,
      devices: queue,
      lateTrails: queue,
      messages: queue,
      accounts: queue,
      usage: queue,
    },
    giveUp: () => Promise.reject(new Error('all kinds are known here')),
    clock,
  }
  return async () => {
    await tick(deps, minutes).catch((error: unknown) => {
      // the instance has ended
      minutes.clear()
      throw error
    })
    const visible = waiting.filter(({ visibleAt }) => visibleAt <= clock())
    waiting = waiting.filter(({ visibleAt }) => visibleAt > clock())
    const failures: unknown[] = []
    for (const { body } of visible)
      await doWork(body).catch((error: unknown) => {
        failures.push(error)
        waiting.push({ body, visibleAt: clock() + VISIBILITY_TIMEOUT_MS })
      })
    if (failures.length > 0) throw failures[0]
  }
}
