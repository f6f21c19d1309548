import { setTimeout as sleep } from 'node:timers/promises'
import { retriesExhausted, retryWaitMs } from './store-retries.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Tries a change of what was read until nothing else has changed it in between: `attempt` returns `null` then. */
export async function untilUnchanged<Result>(
  attempt: () => Promise<Result | null>,
  now: () => number,
): Promise<Result> {
  const startedAt = now()
  for (let retries = 0; !retriesExhausted(retries, now() - startedAt); retries++) {
    const result = await attempt()
    if (result !== null) return result
    await sleep(retryWaitMs(retries, Math.random))
  }
  throw new StoreUnavailable('Something kept changing while it was updated')
}
