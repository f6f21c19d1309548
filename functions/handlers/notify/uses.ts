import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    devices: ['BatchGetItem', 'GetItem'],
    due: ['PutItem'],
    events: ['GetItem', 'Query', 'UpdateItem'],
    geofences: ['GetItem'],
    members: ['GetItem'],
    recipients: ['GetItem', 'UpdateItem', 'DeleteItem'],
    reports: ['GetItem', 'UpdateItem'],
    rules: ['GetItem'],
    schedules: ['GetItem', 'UpdateItem'],
    subscriptions: ['GetItem', 'Query'],
    // the float plan of a boat, and where it was last
    trails: ['GetItem'],
  },
  secrets: ['links', 'push', 'shares'],
  users: ['AdminGetUser'],
  files: { reports: 'read' },
  services: ['mail', 'texts'],
  // no webhook may call the site or the API
  settings: ['siteUrl', 'apiHost', 'unconfirmedPerDay'],
} as const satisfies Uses
