import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: [],
    devices: ['BatchGetItem'],
    shares: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    subscriptions: ['GetItem'],
    trackers: ['BatchGetItem'],
    trails: ['GetItem', 'Query', 'UpdateItem'],
  },
  indexes: ['shares'],
  secrets: ['shares'],
  settings: ['siteUrl'],
} as const satisfies Uses
