// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '../../shared/account/preferences.ts'
import { createClient } from '../../shared/http/client.ts'
import { preferencesQuery, storedPreferences, waitForPreferences } from './preferences-query.ts'

const DARK = { ...DEFAULT_PREFERENCES, theme: 'dark' as const }
const LAST_TIME = { ...DEFAULT_PREFERENCES, units: 'km' as const }

/** A dashboard that opens while the server takes so long to answer. */
async function opening(answerAfterMs: number, answer = () => Response.json({ preferences: DARK })) {
  const client = createClient({
    baseUrl: 'https://vectra.test',
    accessToken: async () => 'token',
    fetch: async () => {
      await new Promise((resolve) => setTimeout(resolve, answerAfterMs))
      return answer()
    },
  })
  const queryClient = new QueryClient()
  const page = { opened: false, known: () => queryClient.getQueryData(preferencesQuery(client).queryKey) }
  void waitForPreferences(queryClient, client).then(() => {
    page.opened = true
  })
  return page
}

describe('APP-4 the first preferences', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => vi.useRealTimers())

  test('APP-4 are waited for, and kept for the next time', async () => {
    const page = await opening(2_900)
    await vi.advanceTimersByTimeAsync(2_899)
    expect(page.opened).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(page.opened).toBe(true)
    expect(page.known()).toEqual(DARK)
    expect(storedPreferences().read()).toEqual(DARK)
  })

  test('APP-4 that do not come in 3 s are those of last time until they come', async () => {
    storedPreferences().write(LAST_TIME)
    const page = await opening(8_000)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(page.opened).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(page.opened).toBe(true)
    expect(page.known()).toEqual(LAST_TIME)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(page.known()).toEqual(DARK)
  })

  test('APP-8 that fail are the defaults, also where others are kept', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    storedPreferences().write(DARK)
    const page = await opening(0, () => new Response('{}', { status: 503 }))
    await vi.advanceTimersByTimeAsync(1)
    expect(page.opened).toBe(true)
    expect(page.known()).toBeUndefined()
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })
})
