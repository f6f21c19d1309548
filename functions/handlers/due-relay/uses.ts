import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['UpdateItem'],
    // the log is append-only
    commands: ['Query', 'PutItem'],
    devices: ['Query', 'UpdateItem'],
    due: ['GetItem', 'UpdateItem', 'DeleteItem'],
    events: ['GetItem', 'UpdateItem'],
    trackers: ['UpdateItem'],
    trails: ['GetItem'],
  },
} as const satisfies Uses
