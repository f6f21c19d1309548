import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: [],
    // a certificate is never changed
    certificates: ['GetItem', 'Query', 'PutItem'],
    devices: ['BatchGetItem'],
    geofences: ['Query'],
    orders: ['BatchGetItem'],
    rules: ['Query'],
    subscriptions: ['Query'],
  },
  indexes: ['certificates'],
  users: ['AdminGetUser'],
  settings: ['siteUrl'],
} as const satisfies Uses
