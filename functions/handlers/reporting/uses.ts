import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    devices: ['BatchGetItem', 'Query'],
    due: ['PutItem', 'DeleteItem'],
    events: ['Query'],
    geofences: ['GetItem', 'Query'],
    members: ['GetItem'],
    reports: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    rules: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    schedules: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    subscriptions: ['Query'],
    trails: ['BatchGetItem', 'GetItem', 'Query'],
  },
  sendsTo: ['notify', 'reports'],
  files: { reports: 'read' },
  settings: ['siteUrl'],
} as const satisfies Uses
