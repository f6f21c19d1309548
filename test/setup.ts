import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** The same cases in every run; `FUZZ_SEED=N npx vitest` tries others. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20261122) })

/** A stray console.error fails the test; a test that expects one spies on it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spied = vi.mocked(console.error)
  if (vi.isMockFunction(spied)) expect(spied.mock.calls).toEqual([])
  vi.restoreAllMocks()
})
