import { describe, expect, it } from 'vitest'
import { storeRetries } from './store-retries.ts'

const THROTTLED = { error: new Error('slow down'), errorType: 'THROTTLING' }

/** Retries a store that always refuses until the retries end. Returns the wait before each. */
async function waitsUntilGivenUp(
  retries: ReturnType<typeof storeRetries>,
  failure = THROTTLED,
  onWait = (_ms: number) => {},
) {
  const waits: number[] = []
  let token = await retries.acquireInitialRetryToken()
  for (;;) {
    try {
      token = await retries.refreshRetryTokenForRetry(token, failure)
    } catch {
      return waits
    }
    waits.push(token.getRetryDelay())
    onWait(token.getRetryDelay())
  }
}

describe('retries of a store call', () => {
  it('F08 are eleven after the first try, with growing waits of at most a second', async () => {
    const waits = await waitsUntilGivenUp(
      storeRetries(
        () => 0,
        () => 1,
      ),
    )
    expect(waits).toEqual([50, 100, 200, 400, 800, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000])
  })

  it('F09 end eight seconds after the first try', async () => {
    let now = 0
    const slow = () => {
      now += 4_000
    }
    expect(
      await waitsUntilGivenUp(
        storeRetries(
          () => now,
          () => 1,
        ),
        THROTTLED,
        slow,
      ),
    ).toHaveLength(3)
  })

  it('do not happen after a bad request, which is not an outage', async () => {
    const retries = storeRetries(
      () => 0,
      () => 1,
    )
    const refused = { error: new Error('no such table'), errorType: 'CLIENT_ERROR' }
    expect(await waitsUntilGivenUp(retries, refused)).toEqual([])
    expect(retries.gaveUp(refused.error)).toBe(false)
    await waitsUntilGivenUp(retries)
    expect(retries.gaveUp(THROTTLED.error)).toBe(true)
  })

  it('F09 stop for a store that stays unavailable, until calls succeed again', async () => {
    const retries = storeRetries(
      () => 0,
      () => 1,
    )
    for (let call = 0; call < 60; call++) await waitsUntilGivenUp(retries)
    expect(await waitsUntilGivenUp(retries)).toEqual([])
    for (let call = 0; call < 9; call++) retries.recordSuccess(await retries.acquireInitialRetryToken())
    expect(await waitsUntilGivenUp(retries)).toHaveLength(9)
  })
})
