import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { batchPushed } from './batch-pushed.ts'
import type { Pushed } from './merge.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')

function told(deviceId: string, second: number) {
  const { tracking } = aDevice({ tracking: { lastUpdate: new Date(NOON + second * 1000).toISOString() } })
  return tracking === null ? [] : [{ deviceId, tracking }]
}

describe('LIV-8 pushed positions', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOON }))
  afterEach(() => vi.useRealTimers())

  function gathering() {
    const handed: string[][] = []
    const seconds = (pushed: Pushed) =>
      [...pushed].map(([id, { lastUpdate }]) => `${id} ${(Date.parse(lastUpdate ?? '') - NOON) / 1000}`)
    return { handed, ...batchPushed((pushed) => handed.push(seconds(pushed))) }
  }

  test('LIV-8 the first is shown at once, the next ones together after a second', () => {
    const { handed, take } = gathering()
    take(told('A', 0))
    vi.advanceTimersByTime(0)
    take(told('A', 1))
    take(told('B', 1))
    take(told('A', 3))
    take(told('A', 2))
    vi.advanceTimersByTime(999)
    expect(handed).toEqual([['A 0']])
    vi.advanceTimersByTime(1)
    expect(handed).toEqual([['A 0'], ['A 3', 'B 1']])
    vi.advanceTimersByTime(60_000)
    take(told('A', 4))
    vi.advanceTimersByTime(0)
    expect(handed).toHaveLength(3)
  })

  test('LIV-8 a paused page shows nothing more', () => {
    const { handed, take, stop } = gathering()
    take(told('A', 0))
    stop()
    vi.advanceTimersByTime(60_000)
    expect(handed).toEqual([])
  })
})
