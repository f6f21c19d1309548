import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    // the log is append-only
    commands: ['Query', 'PutItem'],
    devices: ['GetItem', 'UpdateItem'],
    // what came of a command that an event requested
    events: ['UpdateItem'],
    subscriptions: ['GetItem'],
    trackers: ['UpdateItem'],
    trails: ['GetItem'],
  },
  settings: ['allowedCommandWords'],
} as const satisfies Uses
