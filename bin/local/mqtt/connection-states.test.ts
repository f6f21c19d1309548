import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../../shared/time.ts'
import { connectionStates } from './connection-states.ts'

it('T75 reports how a connection ended for half an hour, as IoT Core does', () => {
  let now = 0
  const { opened, closed, get } = connectionStates(() => now)
  expect(get('VAN1')).toBeNull()
  opened('VAN1')
  now = 60 * MINUTE_MS
  expect(get('VAN1')).toEqual({ connected: true, connectedSince: 0 })
  closed('VAN1', 'CONNECTION_LOST')
  const ended = { connected: false, disconnectedSince: now, disconnectReason: 'CONNECTION_LOST' }
  now += 30 * MINUTE_MS
  expect(get('VAN1')).toEqual(ended)
  now += 1
  expect(get('VAN1')).toBeNull()
  opened('VAN2')
  expect(get('VAN2')).toMatchObject({ connected: true })
})
