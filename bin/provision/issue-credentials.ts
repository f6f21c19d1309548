import { type RenewCredentialsDeps, renewCredentials } from '../../functions/devices/create-credentials.ts'
import { mosquittoCommand } from '../../shared/trackers/mosquitto-command.ts'
import { UserError } from '../cli/user-error.ts'
import { noSuchTracker } from './require-tracker.ts'

/** Creates new credentials for a tracker of any account or in stock. Returns them as text for whoever sets it up. */
export async function issueCredentials(trackerId: string, deps: RenewCredentialsDeps): Promise<string> {
  const renewed = await renewCredentials(trackerId, deps)
  if ('refused' in renewed)
    throw renewed.refused === 'not-found'
      ? noSuchTracker(trackerId)
      : new UserError(
          `${trackerId} was returned, or removed by its owner. Put it back into stock in the console, at /operator/trackers.`,
        )
  const created = renewed.credentials
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
