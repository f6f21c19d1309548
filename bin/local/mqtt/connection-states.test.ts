import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../../shared/time.ts'
import { connectionStates } from './connection-states.ts'

it('T75 knows how a connection ended for half an hour, as IoT Core does', () => {
  let now = 0
  const { opened: begin, closed: end, get: find } = connectionStates(() => now)
  expect(find('VAN1')).toBeNull()
  begin('VAN1')
  now = 60 * MINUTE_MS
  expect(find('VAN1')).toEqual({ connected: true, connectedSince: 0 })
  end('VAN1', 'CONNECTION_LOST')
  const ended = { connected: false, disconnectedSince: now, disconnectReason: 'CONNECTION_LOST' }
  now += 30 * MINUTE_MS
  expect(find('VAN1')).toEqual(ended)
  now += 1
  expect(find('VAN1')).toBeNull()
  begin('VAN2')
  expect(find('VAN2')).toMatchObject({ connected: true })
})
