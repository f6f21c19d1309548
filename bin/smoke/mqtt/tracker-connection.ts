import type { IClientOptions, MqttClient } from 'mqtt'
import { CheckFailed } from '../checks.ts'
import type { Cleanup } from '../cleanup.ts'
import type { Credentials } from '../groups/device.ts'
import { attemptConnection, type ConnectionAttempt } from './attempt-connection.ts'

/** Connects as the tracker does. `overrides` are what it does wrong. */
export const attemptAsTracker = (
  { host, port, tls, trackerId, username, password }: Credentials,
  overrides: IClientOptions = {},
): Promise<ConnectionAttempt> =>
  attemptConnection(`${tls ? 'mqtts' : 'mqtt'}://${host}:${port}`, {
    clientId: trackerId,
    username,
    password,
    ...overrides,
  })

/** The connection, which is closed at the end of the run. */
export function accepted(attempt: ConnectionAttempt, cleanup: Cleanup): MqttClient {
  if (attempt.kind !== 'accepted')
    throw new CheckFailed(`the connection was ${attempt.kind}: ${attempt.reason}`)
  cleanup.closeLater(attempt.client)
  return attempt.client
}
