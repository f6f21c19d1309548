import { ingestUses } from '../../ingest/ingest-uses.ts'
import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  ...ingestUses,
  tables: {
    ...ingestUses.tables,
    gateways: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
  },
  indexes: ['gateways'],
} as const satisfies Uses
