// @vitest-environment happy-dom

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../../shared/http/client.ts'
import { aDevice } from '../../../make/a-device.ts'
import { polledDevices } from './polled-devices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that looks at so many devices, and how often the server was asked. */
async function aPageOf(devices: number) {
  let asked = 0
  const answer = {
    devices: Array.from({ length: devices }, (_, index) => aDevice({ deviceId: `SEA${index}` })),
    availableDevices: 0,
    message: null,
  }
  const client = createClient({
    baseUrl: 'https://vectra.test',
    accessToken: async () => 'token',
    fetch: async () => {
      asked += 1
      return Response.json(answer)
    },
  })
  const queryClient = new QueryClient()
  const look = () => new QueryObserver(queryClient, polledDevices(client)).subscribe(() => undefined)
  look()
  await vi.advanceTimersByTimeAsync(0)
  const push = () => {
    const { queryKey } = polledDevices(client)
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
    queryClient.setQueryData(queryKey, (known) => known && { ...known }, { updatedAt })
  }
  return { look, push, asked: () => asked }
}

test.each([
  [0, 60_000],
  [1, 15_000],
  [2, 60_000],
])('OVR-6 %i devices are asked for every %i ms', async (devices, every) => {
  const page = await aPageOf(devices)
  expect(page.asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(every - 1)
  expect(page.asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.asked()).toBe(2)
})

test.each([
  [29_999, 1],
  [30_000, 2],
])('OVR-6 who looks %i ms after an answer makes it %i requests', async (later, requests) => {
  const page = await aPageOf(2)
  await vi.advanceTimersByTimeAsync(later)
  page.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.asked()).toBe(requests)
})

test('OVR-6 positions that are pushed in between do not put the next request off', async () => {
  const page = await aPageOf(1)
  for (const _ of Array(3)) {
    await vi.advanceTimersByTimeAsync(4_000)
    page.push()
  }
  await vi.advanceTimersByTimeAsync(3_000)
  expect(page.asked()).toBe(2)
})
