import { ingestMessage } from '../../ingest/actions.ts'
import { ingestBatch } from '../../ingest/ingest-batch.ts'
import { ingestDeps } from '../../ingest/ingest-deps.ts'
import { onTelemetry } from '../../runtime/on-telemetry.ts'
import { readUses } from '../../runtime/uses.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { uses } from './uses.ts'

const { deps, push } = ingestDeps(documentClient(), readUses(uses))

export const handler = onTelemetry({
  one: (message) => ingestMessage(message, deps),
  many: (messages) => ingestBatch(messages, deps, push),
})
