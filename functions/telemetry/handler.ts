import { readEnvironment } from '../runtime/environment.ts'
import { onTelemetry } from '../runtime/on-telemetry.ts'
import { documentClient } from '../stores/document-client.ts'
import { trackerStore } from '../stores/trackers.ts'
import { trailStore } from '../stores/trails.ts'
import { unreadableStore } from '../stores/unreadable.ts'
import { ingestMessage } from './actions.ts'
import { TelemetryEnvironment } from './environment.ts'
import { knownTrackers } from './known-trackers.ts'
import { trailRecorder } from './record-positions.ts'

const environment = readEnvironment(TelemetryEnvironment)
const client = documentClient()
const trails = trailStore(client, environment.TRAILS_TABLE)
const trackers = trackerStore(client, environment.TRACKERS_TABLE)

export const handler = onTelemetry((message) => ingestMessage(message, deps))

const deps = {
  findTracker: knownTrackers(trackers.findAll, Date.now),
  record: trailRecorder(trails),
  trails,
  unreadable: unreadableStore(client, environment.TRAILS_TABLE),
}
