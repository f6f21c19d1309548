import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    // the log is append-only
    commands: ['Query', 'PutItem'],
    devices: ['GetItem', 'Query', 'UpdateItem'],
    due: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    events: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    geofences: ['Query'],
    maintenance: ['Query'],
    rules: ['Query', 'UpdateItem'],
    // the link to a boat that is overdue
    shares: ['PutItem', 'DeleteItem'],
    subscriptions: ['GetItem'],
    trackers: ['UpdateItem'],
    trails: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  },
  sendsTo: ['notify'],
  services: ['live-views'],
  settings: ['topicNamespace'],
} as const satisfies Uses
