import { type CreateCredentialsDeps, createCredentials } from '../../functions/devices/create-credentials.ts'
import type { TrackerStore } from '../../functions/stores/trackers.ts'
import { mosquittoCommand } from '../../shared/trackers/mosquitto-command.ts'
import { PlainError } from '../simulate/plain-error.ts'
import { findTracker } from './find-tracker.ts'

export type GiveCredentialsDeps = CreateCredentialsDeps & {
  trackers: Pick<TrackerStore, 'get' | 'setPassword'>
}

/** New credentials for a tracker, whoever owns it, as text for the person who sets it up. */
export async function giveCredentials(trackerId: string, deps: GiveCredentialsDeps): Promise<string> {
  const { accountId } = await findTracker(trackerId, deps.trackers)
  const made = await createCredentials(accountId, trackerId, deps)
  if (made === null) throw new PlainError(`${trackerId} has just changed hands. Try again.`)
  return `tracker    ${made.trackerId}
host       ${made.host}
port       ${made.port}${made.tls ? '  (TLS)' : ''}
client id  ${made.trackerId}
user name  ${made.username}
password   ${made.password}
publish    ${made.topics.telemetry}
           ${made.topics.answers}
subscribe  ${made.topics.commands}

The password is shown this once. An earlier one has ended, and the connection that used it.
To send a position of now:

${mosquittoCommand(made)}`
}
