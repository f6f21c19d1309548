import { ingestUses } from '../../ingest/ingest-uses.ts'

export const uses = ingestUses
