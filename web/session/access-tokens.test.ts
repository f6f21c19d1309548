import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createClient } from '../../shared/http/client.ts'
import { route } from '../../shared/http/route.ts'
import { HOUR_MS, MINUTE_MS } from '../../shared/time.ts'
import { accessTokens, StoredToken } from './access-tokens.ts'
import { browserStorage } from './browser-storage.ts'

const NOW = 1_800_000_000_000

/** A sign-in service whose tokens last an hour, with a clock and a count of its requests. */
function aSignIn({ signedIn = true } = {}) {
  const state = { now: NOW, requests: 0, renewals: 0, signedIn }
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  const tokens = accessTokens({
    store: browserStorage('token', StoredToken, storage),
    now: () => state.now,
    fetchToken: async ({ renew }) => {
      state.requests += 1
      if (renew) state.renewals += 1
      const accessToken = `token-${state.requests}`
      await new Promise((resolve) => setTimeout(resolve, 5))
      return state.signedIn ? { accessToken, expiresAt: state.now + HOUR_MS } : null
    },
  })
  return { tokens, state, texts }
}

describe('the access token', () => {
  test('APP-10 is cached for 5 minutes', async () => {
    const { tokens, state } = aSignIn()
    expect(await tokens.get()).toBe('token-1')
    state.now = NOW + 5 * MINUTE_MS - 1
    expect(await tokens.get()).toBe('token-1')
    state.now = NOW + 5 * MINUTE_MS
    expect(await tokens.get()).toBe('token-2')
  })

  test('APP-10 is not used after it expires', async () => {
    const { tokens, state, texts } = aSignIn()
    texts.set('token', JSON.stringify({ accessToken: 'old', usableUntil: NOW + 1 }))
    expect(await tokens.get()).toBe('old')
    state.now = NOW + 1
    expect(await tokens.get()).toBe('token-1')
  })

  test('APP-10 is renewed on demand, and fetched again when the stored one is unreadable', async () => {
    const { tokens, state, texts } = aSignIn()
    expect(await tokens.renew()).toBe('token-1')
    expect(state.renewals).toBe(1)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    texts.set('token', 'not json')
    expect(await tokens.get()).toBe('token-2')
    expect(warned).toHaveBeenCalledOnce()
  })

  test('APP-10 is not stored when nobody is signed in', async () => {
    const { tokens, texts } = aSignIn({ signedIn: false })
    expect(await tokens.get()).toBeNull()
    expect(texts.size).toBe(0)
  })

  test('T06 is not stored when it arrives after sign-out', async () => {
    const { tokens, texts } = aSignIn()
    const pending = tokens.get()
    tokens.clear()
    await pending
    expect(texts.size).toBe(0)
  })
})

test('T04 after the token expires, 10 concurrent calls share one request for a new one, and each is sent once', async () => {
  const { tokens, state } = aSignIn()
  await tokens.get()
  state.now = NOW + HOUR_MS
  const sent: string[] = []
  const client = createClient({
    baseUrl: 'https://site.example/api',
    accessToken: tokens.get,
    fetch: async (url, init) => {
      const request = new Request(url, init)
      sent.push(`${request.method} ${request.headers.get('authorization')}`)
      return Response.json({ done: true })
    },
  })
  const reply = z.object({ done: z.boolean() })
  const read = route({
    method: 'GET',
    path: '/ships',
    access: 'account',
    permission: 'own',
    summary: '',
    reply,
  })
  const post = route({
    method: 'POST',
    path: '/ships',
    access: 'account',
    permission: 'own',
    summary: '',
    body: z.object({}),
    reply,
  })
  const calls = Array.from({ length: 5 }, () => [
    client.call(read, {}),
    client.call(post, { body: {} }),
  ]).flat()

  expect(await Promise.all(calls)).toEqual(Array(10).fill({ done: true }))
  expect(state.requests).toBe(2)
  expect(sent.toSorted()).toEqual([
    ...Array(5).fill('GET Bearer token-2'),
    ...Array(5).fill('POST Bearer token-2'),
  ])
})
