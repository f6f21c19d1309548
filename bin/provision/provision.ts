import { trackerEndpointOf } from '../../functions/devices/create-credentials.ts'
import { trackerConnections } from '../../functions/outside/tracker-connections.ts'
import { documentClient } from '../../functions/stores/dynamodb/document-client.ts'
import { subscriptionStore } from '../../functions/stores/subscriptions.ts'
import { trackerStore } from '../../functions/stores/trackers.ts'
import { UserError } from '../cli/user-error.ts'
import type { Deployment } from '../operator/deployment.ts'
import { connectTo } from '../operator/target.ts'
import { grantSubscriptions } from './grant-subscriptions.ts'
import { issueCertificate } from './issue-certificate.ts'
import { issueCredentials } from './issue-credentials.ts'
import type { Command } from './options.ts'

/** Gives what the command asks for and answers what to tell the operator. */
export const provision = async (command: Command): Promise<string> =>
  give(command, await connectTo(command.where))

function give(command: Command, { names, certificates, findAccount }: Deployment): Promise<string> {
  const client = documentClient()
  if (command.kind === 'grant') {
    const subscriptions = subscriptionStore(client, names.subscriptionsTable)
    return grantSubscriptions(command, { findAccount, subscriptions, now: Date.now })
  }
  const trackers = trackerStore(client, names.trackersTable)
  const connections = trackerConnections()
  if (command.kind === 'credentials') {
    const trackerEndpoint = trackerEndpointOf(names.trackerEndpoint)
    return issueCredentials(command.trackerId, { trackers, connections, trackerEndpoint })
  }
  if (certificates === null)
    throw new UserError(
      'The run on this machine takes a user name and a password, no certificates. Leave --certificate and --out away.',
    )
  return issueCertificate(command.trackerId, command.outFolder, { trackers, connections, certificates })
}
