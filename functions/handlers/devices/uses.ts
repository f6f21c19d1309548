import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    devices: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    subscriptions: ['Query', 'PutItem', 'UpdateItem'],
    trackers: ['GetItem', 'UpdateItem'],
    // an overdue float plan ends with its boat
    trails: ['BatchGetItem', 'Query', 'GetItem', 'PutItem', 'UpdateItem'],
    events: ['PutItem'],
    // what names a deleted device, and the work that clears what it leaves
    commands: ['Query', 'PutItem'],
    due: ['PutItem', 'DeleteItem'],
    geofences: ['Query', 'PutItem'],
    logbook: ['Query', 'DeleteItem'],
    maintenance: ['Query', 'DeleteItem'],
    recipients: ['PutItem', 'UpdateItem'],
    rules: ['Query', 'UpdateItem'],
    schedules: ['Query', 'UpdateItem'],
    shares: ['Query', 'UpdateItem', 'DeleteItem'],
  },
  sendsTo: ['notify'],
  services: ['end-connections', 'read-connections'],
  settings: ['trackerEndpoint', 'topicNamespace', 'siteUrl'],
} as const satisfies Uses
