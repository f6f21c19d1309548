// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '../../shared/account/preferences.ts'
import { createClient } from '../../shared/http/client.ts'
import {
  preferencesQuery,
  requestPreferences,
  storedPreferences,
  waitForPreferences,
} from './preferences-query.ts'

const DARK = { ...DEFAULT_PREFERENCES, theme: 'dark' as const }
const LAST_TIME = { ...DEFAULT_PREFERENCES, units: 'km' as const }

/** A dashboard that opens while the server takes `replyAfterMs` to reply. */
async function opening(replyAfterMs: number, reply = () => Response.json({ preferences: DARK })) {
  const client = createClient({
    baseUrl: 'https://vectra.test',
    accessToken: async () => 'token',
    fetch: async () => {
      await new Promise((resolve) => setTimeout(resolve, replyAfterMs))
      return reply()
    },
  })
  const queryClient = new QueryClient()
  const page = {
    opened: false,
    preferences: () => queryClient.getQueryData(preferencesQuery(client).queryKey),
  }
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

  test('APP-4 are waited for, and stored for the next time', async () => {
    const page = await opening(2_900)
    await vi.advanceTimersByTimeAsync(2_899)
    expect(page.opened).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(page.opened).toBe(true)
    expect(page.preferences()).toEqual(DARK)
    expect(storedPreferences().read()).toEqual(DARK)
  })

  test('APP-4 that were requested before are waited for without another request', async () => {
    const fetch = vi.fn(async () => Response.json({ preferences: DARK }))
    const client = createClient({ baseUrl: 'https://vectra.test', accessToken: async () => 'token', fetch })
    const queryClient = new QueryClient()
    requestPreferences(queryClient, client)
    await waitForPreferences(queryClient, client)
    expect(queryClient.getQueryData(preferencesQuery(client).queryKey)).toEqual(DARK)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('APP-4 that take longer than 3 s are replaced by the stored ones until they arrive', async () => {
    storedPreferences().write(LAST_TIME)
    const page = await opening(8_000)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(page.opened).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(page.opened).toBe(true)
    expect(page.preferences()).toEqual(LAST_TIME)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(page.preferences()).toEqual(DARK)
  })

  test('APP-8 that fail are the defaults, even if others are stored', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    storedPreferences().write(DARK)
    const page = await opening(0, () => new Response('{}', { status: 503 }))
    await vi.advanceTimersByTimeAsync(1)
    expect(page.opened).toBe(true)
    expect(page.preferences()).toBeUndefined()
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })
})
