import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A stray console.error fails the test; one that expects it spies on it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spied = vi.mocked(console.error)
  if (vi.isMockFunction(spied)) expect(spied.mock.calls).toEqual([])
  vi.restoreAllMocks()
})
