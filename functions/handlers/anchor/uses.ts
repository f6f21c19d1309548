import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem'],
    devices: ['GetItem'],
    due: ['PutItem'],
    geofences: ['GetItem'],
    recipients: ['GetItem'],
    shares: ['DeleteItem'],
    subscriptions: ['GetItem'],
    trackers: ['UpdateItem'],
    trails: ['GetItem', 'Query', 'PutItem'],
  },
  sendsTo: ['notify'],
  users: ['AdminGetUser'],
} as const satisfies Uses
