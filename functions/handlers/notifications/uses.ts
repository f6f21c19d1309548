import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    due: [],
    events: ['GetItem'],
    recipients: ['GetItem', 'UpdateItem'],
    reports: ['GetItem'],
  },
  sendsTo: ['notify'],
  secrets: ['links', 'push'],
  users: ['AdminGetUser'],
  files: { reports: 'read' },
  // must not be registered as a push service
  settings: ['siteUrl'],
} as const satisfies Uses
