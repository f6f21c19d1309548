import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem'],
    devices: ['BatchGetItem', 'Query'],
    due: [],
    events: ['Query'],
    geofences: ['Query'],
    logbook: ['Query'],
    maintenance: ['Query'],
    reports: ['GetItem', 'UpdateItem'],
    subscriptions: ['Query'],
    trails: ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem'],
  },
  sendsTo: ['reports', 'notify'],
  files: { reports: 'write' },
  settings: ['attemptsMax'],
} as const satisfies Uses
