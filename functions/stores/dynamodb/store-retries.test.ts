import { describe, expect, it } from 'vitest'
import { storeRetries } from './store-retries.ts'

const THROTTLED = { error: new Error('slow down'), errorType: 'THROTTLING' }

/** Retries of a store that always refuses, until they end: how long each waited. */
async function waitsUntilTheEnd(
  retries: ReturnType<typeof storeRetries>,
  failure = THROTTLED,
  passes = (_ms: number) => {},
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
    passes(token.getRetryDelay())
  }
}

describe('tries of a call to the store', () => {
  it('F08 twelve, each a little later, within some seconds', async () => {
    const waits = await waitsUntilTheEnd(
      storeRetries(
        () => 0,
        () => 1,
      ),
    )
    expect(waits).toEqual([50, 100, 200, 400, 800, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000])
  })

  it('F09 none that begins more than eight seconds after the first', async () => {
    let now = 0
    const slow = () => {
      now += 4_000
    }
    expect(
      await waitsUntilTheEnd(
        storeRetries(
          () => now,
          () => 1,
        ),
        THROTTLED,
        slow,
      ),
    ).toHaveLength(3)
  })

  it('one where it is refused for what was asked, which is no outage', async () => {
    const retries = storeRetries(
      () => 0,
      () => 1,
    )
    const refused = { error: new Error('no such table'), errorType: 'CLIENT_ERROR' }
    expect(await waitsUntilTheEnd(retries, refused)).toEqual([])
    expect(retries.gaveUp(refused.error)).toBe(false)
    await waitsUntilTheEnd(retries)
    expect(retries.gaveUp(THROTTLED.error)).toBe(true)
  })

  it('F09 one for each call to a store that is gone, until calls succeed again', async () => {
    const retries = storeRetries(
      () => 0,
      () => 1,
    )
    for (let call = 0; call < 60; call++) await waitsUntilTheEnd(retries)
    expect(await waitsUntilTheEnd(retries)).toEqual([])
    for (let call = 0; call < 9; call++) retries.recordSuccess(await retries.acquireInitialRetryToken())
    expect(await waitsUntilTheEnd(retries)).toHaveLength(9)
  })
})
