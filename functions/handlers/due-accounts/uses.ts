import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    // the log only grows
    billingLog: ['PutItem'],
    // the log is append-only
    commands: ['Query', 'PutItem'],
    devices: ['BatchGetItem', 'Query'],
    due: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    events: ['Query', 'DeleteItem'],
    geofences: ['Query', 'PutItem'],
    logbook: ['Query', 'DeleteItem'],
    maintenance: ['Query', 'DeleteItem'],
    orders: ['GetItem', 'PutItem'],
    recipients: ['UpdateItem'],
    reports: ['GetItem', 'PutItem', 'UpdateItem'],
    rules: ['Query', 'UpdateItem'],
    schedules: ['GetItem', 'Query', 'UpdateItem'],
    shares: ['Query', 'UpdateItem', 'DeleteItem'],
    subscriptions: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    trackers: ['GetItem'],
    trails: ['Query', 'DeleteItem'],
  },
  sendsTo: ['notify', 'reports', 'accountJobs'],
  secrets: ['stripe'],
  users: ['AdminCreateUser', 'AdminGetUser'],
  services: ['end-connections'],
} as const satisfies Uses
