import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    devices: ['GetItem', 'Query'],
    logbook: ['Query', 'PutItem', 'DeleteItem'],
    subscriptions: ['GetItem'],
    trails: ['GetItem', 'Query'],
  },
} as const satisfies Uses
