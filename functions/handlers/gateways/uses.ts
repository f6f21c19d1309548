import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    devices: ['PutItem'],
    due: ['PutItem'],
    events: [],
    gateways: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    subscriptions: ['Query', 'PutItem', 'UpdateItem'],
    trackers: ['GetItem', 'UpdateItem'],
    trails: ['GetItem', 'PutItem', 'UpdateItem'],
  },
  services: ['end-connections'],
  settings: ['siteUrl'],
} as const satisfies Uses
