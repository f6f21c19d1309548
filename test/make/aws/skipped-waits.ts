import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/** Lets every wait of a test end at once, with the clock moved on by it. Returns the waits in milliseconds. */
export function skippedWaits(): number[] {
  const waits: number[] = []
  vi.useFakeTimers({ toFake: ['Date'] })
  // Vitest's fake timers leave this module as it is
  const spied = vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms = 0, value) => {
    waits.push(ms)
    vi.setSystemTime(Date.now() + ms)
    return value
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.useRealTimers()
    spied.mockRestore()
    syncBuiltinESMExports()
  })
  return waits
}
