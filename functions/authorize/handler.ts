import { readEnvironment } from '../runtime/environment.ts'
import { documentClient } from '../stores/document-client.ts'
import { trackerStore } from '../stores/trackers.ts'
import { authorizeConnection } from './actions.ts'
import { AuthorizeEnvironment } from './environment.ts'

const environment = readEnvironment(AuthorizeEnvironment)
const trackers = trackerStore(documentClient(), environment.TRACKERS_TABLE)

export const handler = (event: unknown) =>
  authorizeConnection(event, { trackers, iotArn: environment.IOT_ARN })
