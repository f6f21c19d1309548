import { afterEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '../../shared/http/client.ts'
import { CheckFailed, NOTHING, runChecks } from './checks.ts'
import { cleanup } from './cleanup.ts'
import type { Result } from './report.ts'
import { SECTIONS } from './sections.ts'

afterEach(() => {
  vi.useRealTimers()
})

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const named = (title: string) => ({ title, see: SECTIONS.api })

function aRun() {
  const stop = new AbortController()
  const results: Result[] = []
  const checks = runChecks((result) => results.push(result), stop.signal)
  return { checks, stop, outcomes: () => results.map(({ title, outcome }) => [title, outcome]) }
}

it('a check gets the result of another', async () => {
  const { checks, outcomes } = aRun()
  const seven = await checks.check(named('seven'), NOTHING, async () => 7)
  expect(await checks.check(named('eight'), seven, async (value) => value + 1)).toEqual({ value: 8 })
  expect(outcomes()).toEqual([
    ['seven', { kind: 'held' }],
    ['eight', { kind: 'held' }],
  ])
})

it('a failed check says why, and those that depend on it name it and are not run', async () => {
  const { checks, outcomes } = aRun()
  const failed = await checks.check(named('opens'), NOTHING, async (): Promise<number> => {
    throw new CheckFailed('it is closed')
  })
  const run = async () => expect.unreachable()
  const next = await checks.check(named('shows'), failed, run)
  await checks.check(named('closes'), next, run)
  expect(outcomes()).toEqual([
    ['opens', { kind: 'failed', reason: 'it is closed' }],
    ['shows', { kind: 'notTried', because: 'it depends on “opens”' }],
    ['closes', { kind: 'notTried', because: 'it depends on “opens”' }],
  ])
})

it('an answer of the API is reported with its status and code', async () => {
  const { checks, outcomes } = aRun()
  await checks.check(named('reads'), NOTHING, async () => {
    throw new ApiProblem('gateway', 503, 'Service Unavailable')
  })
  expect(outcomes()).toEqual([
    ['reads', { kind: 'failed', reason: 'the API answered 503, gateway: Service Unavailable' }],
  ])
})

it('a check that hangs fails after 30 s', async () => {
  vi.useFakeTimers()
  const { checks, outcomes } = aRun()
  const hanging = checks.check(named('hangs'), NOTHING, () => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(outcomes()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await hanging
  expect(outcomes()).toEqual([['hangs', { kind: 'failed', reason: 'no result within 30 s' }]])
})

it('an interruption lets a check finish for 5 s, and no further one is tried', async () => {
  vi.useFakeTimers()
  const { checks, stop, outcomes } = aRun()
  const creating = checks.check(named('creates'), NOTHING, () => delay(4_000))
  const { checks: others, stop: stopOthers, outcomes: otherOutcomes } = aRun()
  const hanging = others.check(named('hangs'), NOTHING, () => delay(6_000))
  stop.abort('it was interrupted')
  stopOthers.abort('it was interrupted')
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all([creating, hanging])
  await checks.check(named('next'), NOTHING, async () => 1)
  expect(outcomes()).toEqual([
    ['creates', { kind: 'held' }],
    ['next', { kind: 'notTried', because: 'it was interrupted' }],
  ])
  expect(otherOutcomes()).toEqual([['hangs', { kind: 'notTried', because: 'it was interrupted' }]])
})

it('cleans up in reverse order, once, and goes on after a failure', async () => {
  const { checks, outcomes } = aRun()
  const undone = cleanup()
  undone.add('the device', async () => undefined)
  undone.add('the link', async () => {
    throw new Error('503')
  })
  await undone.run(checks)
  await undone.run(checks)
  expect(outcomes()).toEqual([
    ['Clean up: the link', { kind: 'failed', reason: '503' }],
    ['Clean up: the device', { kind: 'held' }],
  ])
})
