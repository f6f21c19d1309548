import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem'],
    devices: ['GetItem'],
    due: ['PutItem'],
    // the all-clear of an overdue float plan
    events: ['PutItem'],
    geofences: ['GetItem'],
    recipients: ['GetItem'],
    shares: ['DeleteItem'],
    subscriptions: ['GetItem'],
    trackers: ['UpdateItem'],
    trails: ['GetItem', 'Query', 'PutItem'],
  },
  sendsTo: ['notify'],
  settings: ['siteUrl'],
  users: ['AdminGetUser'],
} as const satisfies Uses
