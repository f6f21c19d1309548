import { expect, it, vi } from 'vitest'
import { CheckFailed } from '../checks.ts'
import type { ConnectResult } from './connect.ts'
import { connections } from './connections.ts'

const refusing: ConnectResult = { kind: 'refused', reason: 'Not authorized' }
const SETTINGS = { url: 'mqtts://trackers.example.com:8883', clientId: 'smoke-1' }

const connectionsTo = (result: ConnectResult) =>
  connections({ connect: async () => result, wait: async () => undefined })

it('connects at most once a second under one client id of IoT Core', async () => {
  const waits: number[] = []
  const { attempt } = connections({
    connect: async () => refusing,
    wait: async (ms) => {
      waits.push(ms)
    },
  })
  vi.useFakeTimers({ now: 0 })
  await attempt(SETTINGS)
  vi.setSystemTime(100)
  await attempt(SETTINGS)
  await attempt({ ...SETTINGS, clientId: 'smoke-1:2' })
  await attempt(SETTINGS)
  await attempt({ ...SETTINGS, url: 'mqtt://127.0.0.1:1883' })
  vi.useRealTimers()
  expect(waits).toEqual([0, 1_000, 0, 2_100, 0])
})

it('an unreachable broker does not count as a refusal', async () => {
  const { expectRefused, open } = connectionsTo({ kind: 'unreachable', reason: 'ENOTFOUND' })
  await expect(expectRefused('a wrong password', SETTINGS)).rejects.toThrow(
    new CheckFailed('with a wrong password: ENOTFOUND'),
  )
  await expect(open(SETTINGS)).rejects.toThrow('the connection was unreachable: ENOTFOUND')
})

it('a refused connection is what a wrong client expects, and no other', async () => {
  const { expectRefused, open } = connectionsTo(refusing)
  await expectRefused('a wrong password', SETTINGS)
  await expect(open(SETTINGS)).rejects.toThrow('the connection was refused: Not authorized')
})
