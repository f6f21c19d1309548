import middy from '@middy/core'
import { reconcileEvents } from '../../purchases/reconcile-events.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { TickEnvironment } from './environment.ts'
import { purchaseDeps } from './purchase-deps.ts'
import { type TickDeps, tick } from './tick.ts'

const { DEAD_LETTERS_URL } = readEnvironment(TickEnvironment)

const deps: TickDeps = {
  due: purchaseDeps.due,
  // In most minutes nothing is due, and the code for due work is most of the function.
  loadActions: async () => (await import('./due-work.ts')).dueWork,
  giveUp: onDemand(
    async () => (await import('../../outside/dead-letters.ts')).deadLetters(DEAD_LETTERS_URL).send,
  ),
  clock: Date.now,
}

/** EventBridge invokes it every minute. */
export const handler = middy<unknown, void>()
  .use({ onError: ({ error }) => log('error', 'tick-failed', { reason: reasonOf(error) }) })
  .handler(async () => {
    await tick(deps)
    await reconcileEvents(purchaseDeps)
  })
