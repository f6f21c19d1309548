import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    // whether the account is closed
    accounts: ['GetItem'],
    devices: ['GetItem'],
    due: ['PutItem'],
    subscriptions: ['GetItem'],
    trackers: ['UpdateItem'],
    trails: ['GetItem', 'Query', 'PutItem'],
  },
} as const satisfies Uses
