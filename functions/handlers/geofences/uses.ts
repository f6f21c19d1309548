import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    devices: ['BatchGetItem', 'Query'],
    events: ['Query'],
    geofences: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    members: ['GetItem'],
    // a deleted geofence disables the rules that name it
    rules: ['Query', 'UpdateItem'],
    subscriptions: ['Query'],
    trails: ['GetItem', 'Query'],
  },
  sendsTo: ['notify'],
  settings: ['siteUrl'],
} as const satisfies Uses
