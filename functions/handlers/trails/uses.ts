import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem'],
    devices: ['GetItem', 'Query'],
    // the merging of imported days
    due: ['PutItem'],
    logbook: ['Query', 'PutItem', 'DeleteItem'],
    subscriptions: ['GetItem'],
    trails: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
  },
} as const satisfies Uses
