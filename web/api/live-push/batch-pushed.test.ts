import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { batchPushed } from './batch-pushed.ts'
import type { Pushed } from './merge.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')

function aPush(deviceId: string, second: number) {
  const { tracking } = aDevice({ tracking: { lastUpdate: new Date(NOON + second * 1000).toISOString() } })
  return tracking === null ? [] : [{ deviceId, tracking }]
}

describe('LIV-8 pushed positions', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOON }))
  afterEach(() => vi.useRealTimers())

  function batching() {
    const batches: string[][] = []
    const seconds = (pushed: Pushed) =>
      [...pushed].map(([id, { lastUpdate }]) => `${id} ${(Date.parse(lastUpdate ?? '') - NOON) / 1000}`)
    return { batches, ...batchPushed((pushed) => batches.push(seconds(pushed))) }
  }

  test('LIV-8 the first one is passed on immediately, the next ones together a second later', () => {
    const { batches, add } = batching()
    add(aPush('A', 0))
    vi.advanceTimersByTime(0)
    add(aPush('A', 1))
    add(aPush('B', 1))
    add(aPush('A', 3))
    add(aPush('A', 2))
    vi.advanceTimersByTime(999)
    expect(batches).toEqual([['A 0']])
    vi.advanceTimersByTime(1)
    expect(batches).toEqual([['A 0'], ['A 3', 'B 1']])
    vi.advanceTimersByTime(60_000)
    add(aPush('A', 4))
    vi.advanceTimersByTime(0)
    expect(batches).toHaveLength(3)
  })

  test('LIV-8 none are passed on after a stop', () => {
    const { batches, add, stop } = batching()
    add(aPush('A', 0))
    stop()
    vi.advanceTimersByTime(60_000)
    expect(batches).toEqual([])
  })
})
