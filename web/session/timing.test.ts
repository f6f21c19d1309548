import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { throttled } from './watch-activity.ts'
import { withRetries } from './with-retries.ts'

describe('APP-9 activity', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('APP-9 is recorded once per second, at the end of the second', () => {
    let records = 0
    const active = throttled(1000, () => {
      records += 1
    })
    for (let step = 0; step < 10; step++) active()
    vi.advanceTimersByTime(999)
    active()
    expect(records).toBe(0)
    vi.advanceTimersByTime(1)
    expect(records).toBe(1)
    active()
    vi.advanceTimersByTime(1000)
    expect(records).toBe(2)
  })
})

describe('APP-10 a failed renewal is retried', () => {
  const failing = (failures: number) => {
    const state = { tries: 0, delays: 0 }
    const outcome = withRetries(
      async () => {
        state.tries += 1
        if (state.tries <= failures) throw new Error(`try ${state.tries}`)
        return 'renewed'
      },
      3,
      async () => {
        state.delays += 1
      },
    )
    return { state, outcome }
  }

  test('APP-10 three times', async () => {
    const { state, outcome } = failing(3)
    expect(await outcome).toBe('renewed')
    expect(state).toEqual({ tries: 4, delays: 3 })
  })

  test('APP-10 and not a fourth', async () => {
    const { state, outcome } = failing(4)
    await expect(outcome).rejects.toThrow('try 4')
    expect(state).toEqual({ tries: 4, delays: 3 })
  })
})
