/** Of the calls to a store that refuses 30 % of them, one in two million is refused so often. */
const TRIES_MAX = 12
const FIRST_WAIT_MAX_MS = 50
const WAIT_MAX_MS = 1_000
/** A caller waits for several calls, and for less than 29 s. */
const TRIED_FOR_MS = 8_000
/** Retries of a function that nothing came of: without them it asks a store that is gone once for each call. */
const BUDGET = 500

type Token = {
  startedAt: number
  retries: number
  getRetryCount: () => number
  /** How long the SDK waits before it tries again. */
  getRetryDelay: () => number
}

/** Whether what was tried again so often, and is tried for so long, is tried no more. */
export const retriesExhausted = (retries: number, forMs: number) =>
  retries + 1 >= TRIES_MAX || forMs > TRIED_FOR_MS

/** Before the next try: at random, for those who were refused together not to come back together. */
export const retryWaitMs = (retries: number, random: () => number) =>
  Math.floor(random() * Math.min(WAIT_MAX_MS, FIRST_WAIT_MAX_MS * 2 ** retries))

const tokenOf = (startedAt: number, retries: number, waitMs: number): Token => ({
  startedAt,
  retries,
  getRetryCount: () => retries,
  getRetryDelay: () => waitMs,
})

/**
 * When a call to the store is tried again. The SDK's own strategies wait a second and more after a refusal and
 * end after a few tries: of the calls to a store that throttles, one in a thousand would fail. These wait shortly
 * and often, and end in time to answer.
 */
export function storeRetries(clock: () => number, random: () => number) {
  const gaveUpOn = new WeakSet<object>()
  let budget = BUDGET

  return {
    /** Whether it was tried until it made no sense, rather than refused for what was asked. */
    gaveUp: (error: unknown) => typeof error === 'object' && error !== null && gaveUpOn.has(error),

    acquireInitialRetryToken: async () => tokenOf(clock(), 0, 0),

    /** The SDK tells the error by its kind; a throw ends the tries with it. */
    async refreshRetryTokenForRetry(
      { startedAt, retries }: Token,
      { error, errorType }: { error?: Error; errorType: string },
    ): Promise<Token> {
      if (errorType === 'CLIENT_ERROR') throw new Error('It would be refused again')
      if (retriesExhausted(retries, clock() - startedAt) || budget <= 0) {
        if (error) gaveUpOn.add(error)
        throw new Error('It was tried often enough')
      }
      budget -= 1
      return tokenOf(startedAt, retries + 1, retryWaitMs(retries, random))
    },

    recordSuccess({ retries }: Token): void {
      budget = Math.min(BUDGET, budget + retries + 1)
    },
  }
}
