import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailable } from './store-unavailable.ts'

/** If the store refuses 30 % of calls, one in two million fails this often. */
const TRIES_MAX = 12
const FIRST_WAIT_MAX_MS = 50
const WAIT_MAX_MS = 1_000
/** One request makes several calls and must end within the 29 s of API Gateway. */
const RETRIED_FOR_MS = 8_000
/**
 * Failed retries per function instance.
 * When they are used up, each call to an unavailable store is tried once.
 */
const BUDGET = 500

type Token = {
  startedAt: number
  retries: number
  getRetryCount: () => number
  /** How long the SDK waits before the next try. */
  getRetryDelay: () => number
}

/** Whether a call has used up its retries or its time. */
const retriesExhausted = (retries: number, forMs: number) =>
  retries + 1 >= TRIES_MAX || forMs > RETRIED_FOR_MS

/** The wait before the next try. It is random, so that callers refused together do not return together. */
const retryWaitMs = (retries: number, random: () => number) =>
  Math.floor(random() * Math.min(WAIT_MAX_MS, FIRST_WAIT_MAX_MS * 2 ** retries))

/**
 * For what the SDK does not retry: the returned function pauses before each next try, and throws `StoreUnavailable` once
 * the retries are used up.
 */
export function retryPauses(clock: () => number = Date.now) {
  const startedAt = clock()
  let retries = 0
  return async (reason: string): Promise<void> => {
    if (retriesExhausted(retries, clock() - startedAt)) throw new StoreUnavailable(reason)
    await sleep(retryWaitMs(retries++, Math.random))
  }
}

const tokenOf = (startedAt: number, retries: number, waitMs: number): Token => ({
  startedAt,
  retries,
  getRetryCount: () => retries,
  getRetryDelay: () => waitMs,
})

/** A transaction is writing the item. The SDK takes this for a bad request. */
const isConflict = (error: Error | undefined) => error?.name === 'TransactionConflictException'

/**
 * The SDK's retry strategy for the store. Its own strategies wait a second or more after a throttled call and give up
 * after a few tries, so one in a thousand calls to a throttling store would fail. This one retries often after short
 * waits, and gives up in time to answer the client.
 */
export function storeRetries(clock: () => number, random: () => number) {
  const gaveUpOn = new WeakSet<object>()
  let budget = BUDGET

  return {
    /** Whether retries ended because of an outage, rather than a bad request. */
    gaveUp: (error: unknown) => typeof error === 'object' && error !== null && gaveUpOn.has(error),

    acquireInitialRetryToken: async () => tokenOf(clock(), 0, 0),

    /** Throwing ends the retries. */
    async refreshRetryTokenForRetry(
      { startedAt, retries }: Token,
      { error, errorType }: { error?: Error; errorType: string },
    ): Promise<Token> {
      if (errorType === 'CLIENT_ERROR' && !isConflict(error))
        throw new Error('A retry would be refused again')
      if (retriesExhausted(retries, clock() - startedAt) || budget <= 0) {
        if (error) gaveUpOn.add(error)
        throw new Error('The retries are used up')
      }
      budget -= 1
      return tokenOf(startedAt, retries + 1, retryWaitMs(retries, random))
    },

    recordSuccess({ retries }: Token): void {
      budget = Math.min(BUDGET, budget + retries + 1)
    },
  }
}
