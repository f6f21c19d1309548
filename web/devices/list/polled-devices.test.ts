// @vitest-environment happy-dom

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../shared/http/client.ts'
import { aDevice } from '../../make/a-device.ts'
import { polledDevices } from './polled-devices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that shows a number of devices, and a count of the requests to the server. */
async function aPageOf(devices: number) {
  let requests = 0
  const reply = {
    devices: Array.from({ length: devices }, (_, index) => aDevice({ deviceId: `SEA${index}` })),
    availableDevices: 0,
    message: null,
    devicesWithLatePositions: 0,
  }
  const client = createClient({
    baseUrl: 'https://vectra.test',
    accessToken: async () => 'token',
    fetch: async () => {
      requests += 1
      return Response.json(reply)
    },
  })
  const queryClient = new QueryClient()
  const subscribe = () => new QueryObserver(queryClient, polledDevices(client)).subscribe(() => undefined)
  subscribe()
  await vi.advanceTimersByTimeAsync(0)
  const push = () => {
    const { queryKey } = polledDevices(client)
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
    queryClient.setQueryData(queryKey, (devices) => devices && { ...devices }, { updatedAt })
  }
  return { subscribe, push, requests: () => requests }
}

test.each([
  [0, 60_000],
  [1, 15_000],
  [2, 60_000],
])('OVR-6 %i devices are polled every %i ms', async (devices, every) => {
  const page = await aPageOf(devices)
  expect(page.requests()).toBe(1)
  await vi.advanceTimersByTimeAsync(every - 1)
  expect(page.requests()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.requests()).toBe(2)
})

test.each([
  [29_999, 1],
  [30_000, 2],
])(
  'OVR-6 a second subscriber %i ms after an answer makes it %i requests in total',
  async (later, requests) => {
    const page = await aPageOf(2)
    await vi.advanceTimersByTimeAsync(later)
    page.subscribe()
    await vi.advanceTimersByTimeAsync(0)
    expect(page.requests()).toBe(requests)
  },
)

test('OVR-6 pushed positions do not delay the next request', async () => {
  const page = await aPageOf(1)
  for (const _ of Array(3)) {
    await vi.advanceTimersByTimeAsync(4_000)
    page.push()
  }
  await vi.advanceTimersByTimeAsync(3_000)
  expect(page.requests()).toBe(2)
})
