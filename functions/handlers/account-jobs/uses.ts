import type { Uses } from '../../runtime/uses.ts'

/** Finds and deletes every item of an account. */
const CLEARED = ['Query', 'BatchWriteItem'] as const

export const uses = {
  tables: {
    accounts: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    audit: CLEARED,
    billingLog: CLEARED,
    certificates: CLEARED,
    commands: CLEARED,
    devices: CLEARED,
    events: CLEARED,
    gateways: CLEARED,
    geofences: CLEARED,
    logbook: CLEARED,
    maintenance: CLEARED,
    members: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', ...CLEARED],
    reports: CLEARED,
    rules: CLEARED,
    schedules: CLEARED,
    shares: CLEARED,
    subscriptions: CLEARED,
    usage: CLEARED,
    due: ['Scan', 'PutItem', 'BatchWriteItem'],
    orders: ['BatchGetItem', 'Scan', 'BatchWriteItem'],
    recipients: ['GetItem', 'UpdateItem', ...CLEARED],
    trackers: ['UpdateItem'],
    trails: ['GetItem', ...CLEARED],
  },
  indexes: ['members'],
  sendsTo: ['accountJobs', 'notify'],
  secrets: ['links', 'stripe'],
  users: ['AdminGetUser', 'AdminDeleteUser'],
  files: { exports: 'write', all: 'delete' },
  services: ['mail', 'end-connections'],
} as const satisfies Uses
