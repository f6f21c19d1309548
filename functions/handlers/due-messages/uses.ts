import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem'],
    due: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    events: ['GetItem'],
    orders: ['GetItem'],
    rules: ['UpdateItem'],
    subscriptions: ['BatchGetItem'],
    trails: ['GetItem'],
  },
  sendsTo: ['notify'],
  users: ['AdminGetUser'],
  services: ['mail'],
  settings: ['operatorEmail', 'ordersEmail', 'siteUrl'],
} as const satisfies Uses
