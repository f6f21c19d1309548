import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    // the log only grows
    billingLog: ['PutItem'],
    devices: ['BatchGetItem', 'UpdateItem'],
    due: ['PutItem'],
    orders: ['BatchGetItem', 'GetItem', 'PutItem'],
    subscriptions: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  },
  secrets: ['stripe'],
  // an order without sign-in creates the account
  users: ['AdminCreateUser', 'AdminGetUser'],
  // to which a bank sends the payer back
  settings: ['siteUrl'],
} as const satisfies Uses
