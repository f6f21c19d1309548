import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    audit: ['Query'],
    devices: ['Query'],
    members: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    // a member's links and open pages end with the membership
    recipients: ['Query', 'DeleteItem'],
    shares: ['Query', 'DeleteItem'],
  },
  indexes: ['members'],
  secrets: ['links'],
  users: ['AdminGetUser'],
  sendsTo: ['notify', 'accountJobs'],
  settings: ['siteUrl'],
} as const satisfies Uses
