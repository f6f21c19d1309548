import type { Uses } from '../runtime/uses.ts'

/** What a function needs that receives positions. */
export const ingestUses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    // the log is append-only
    commands: ['Query', 'PutItem'],
    devices: ['GetItem', 'Query', 'UpdateItem'],
    due: ['PutItem', 'DeleteItem'],
    events: ['PutItem', 'UpdateItem'],
    geofences: ['Query'],
    maintenance: ['Query'],
    // the pages that positions are pushed to
    recipients: ['Query'],
    rules: ['Query', 'UpdateItem'],
    subscriptions: ['GetItem'],
    trackers: ['BatchGetItem', 'UpdateItem'],
    trails: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
  },
  sendsTo: ['notify'],
  services: ['live-views', 'tracker-commands'],
  settings: ['topicNamespace'],
} as const satisfies Uses
