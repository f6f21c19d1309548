import { storeChunks } from '../../ingest/store-chunks.ts'
import { readUses } from '../../runtime/uses.ts'
import { historyStore } from '../../stores/accounts/history.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { dayItemStore } from '../../stores/trails/day-items.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import type { TrailsDeps } from './actions.ts'
import { importPositions } from './import-positions.ts'
import { uses } from './uses.ts'

const { tables } = readUses(uses)
const client = documentClient()
const trails = trailStore(client, tables.trails)

const deps = {
  trails,
  putChunk: storeChunks({ trails, due: dueStore(client, tables.due), clock: Date.now }),
  days: dayItemStore(client, tables.trails),
  history: historyStore(client, tables.accounts),
  now: Date.now,
}

export const importOwn: TrailsDeps['importPositions'] = (device, positions) =>
  importPositions(device, positions, deps)
