import {
  type CreateCredentialsDeps,
  createCredentials,
} from '../../functions/handlers/devices/create-credentials.ts'
import type { TrackerStore } from '../../functions/stores/devices/trackers.ts'
import { mosquittoCommand } from '../../shared/trackers/mosquitto-command.ts'
import { UserError } from '../cli/user-error.ts'
import { requireTracker } from './require-tracker.ts'

export type IssueCredentialsDeps = CreateCredentialsDeps & {
  trackers: Pick<TrackerStore, 'get' | 'setCredentials'>
}

/** Creates new credentials for any account's tracker. Returns them as text for the person who sets it up. */
export async function issueCredentials(trackerId: string, deps: IssueCredentialsDeps): Promise<string> {
  const { accountId } = await requireTracker(trackerId, deps.trackers)
  const created = await createCredentials(accountId, trackerId, 'vectra', deps)
  if (created === null) throw new UserError(`The owner of ${trackerId} has just changed. Try again.`)
  return `tracker    ${created.trackerId}
host       ${created.host}
port       ${created.port}${created.tls ? '  (TLS)' : ''}
client id  ${created.trackerId}
user name  ${created.username}
password   ${created.password}
publish    ${created.topics.telemetry}
           ${created.topics.answers}
subscribe  ${created.topics.commands}
by HTTP    ${created.http.url}

The password is shown only once. The previous password no longer works, and its connection was closed.
To send a position:

${mosquittoCommand(created)}`
}
