import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    devices: ['BatchGetItem', 'Query'],
    events: ['GetItem', 'Query'],
    geofences: ['GetItem'],
    maintenance: ['Query'],
    members: ['GetItem'],
    recipients: ['Query', 'UpdateItem'],
    rules: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    subscriptions: ['Query'],
    trails: ['GetItem', 'Query'],
  },
  settings: ['siteUrl'],
} as const satisfies Uses
