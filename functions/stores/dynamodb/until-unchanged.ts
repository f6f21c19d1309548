import { retryPauses } from './store-retries.ts'

/** Tries a change of what was read until nothing else has changed it in between: `attempt` returns `null` then. */
export async function untilUnchanged<Result>(
  attempt: () => Promise<Result | null>,
  now: () => number,
): Promise<Result> {
  const pause = retryPauses(now)
  for (;;) {
    const result = await attempt()
    if (result !== null) return result
    await pause('Something kept changing while it was updated')
  }
}
