import 'aws-sdk-client-mock-vitest/extend'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { SEED } from './seed.ts'

fc.configureGlobal({ seed: SEED })

/** An unexpected console.error fails the test. A test that expects one installs its own spy. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spied = vi.mocked(console.error)
  if (vi.isMockFunction(spied)) expect(spied.mock.calls).toEqual([])
  vi.restoreAllMocks()
})
