import { type CreateCredentialsDeps, createCredentials } from '../../functions/devices/create-credentials.ts'
import type { TrackerStore } from '../../functions/stores/trackers.ts'
import { publishLine } from '../../shared/trackers/publish-line.ts'
import { UserError } from '../cli/user-error.ts'
import { requireTracker } from './require-tracker.ts'

export type IssueCredentialsDeps = CreateCredentialsDeps & {
  trackers: Pick<TrackerStore, 'find' | 'setPassword'>
}

/** New credentials for a tracker, whoever owns it, as text for the person who sets it up. */
export async function issueCredentials(trackerId: string, deps: IssueCredentialsDeps): Promise<string> {
  const { accountId } = await requireTracker(trackerId, deps.trackers)
  const made = await createCredentials(accountId, trackerId, deps)
  if (made === null) throw new UserError(`${trackerId} has just changed hands. Try again.`)
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

${publishLine(made)}`
}
