import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['UpdateItem'],
    // the log only grows
    billingLog: ['PutItem'],
    due: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    orders: ['GetItem', 'PutItem'],
    subscriptions: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  },
  sendsTo: [
    'dueRelay',
    'dueDevices',
    'dueLateTrails',
    'dueMessages',
    'dueAccounts',
    'dueUsage',
    'deadLetters',
  ],
  secrets: ['stripe'],
} as const satisfies Uses
