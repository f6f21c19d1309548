import type { Uses } from '../../runtime/uses.ts'

/** Counts what all accounts use. It reads no names, addresses or positions. */
export const uses = {
  tables: {
    accounts: ['GetItem'],
    devices: ['Scan', 'Query'],
    due: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    events: ['Query'],
    subscriptions: ['Query'],
    trackers: ['BatchGetItem'],
    trails: ['BatchGetItem', 'Query'],
    usage: ['GetItem', 'Query', 'UpdateItem', 'BatchWriteItem'],
  },
} as const satisfies Uses
