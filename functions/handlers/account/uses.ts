import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: { accounts: ['GetItem', 'UpdateItem'], due: ['PutItem'], subscriptions: ['Query'] },
  sendsTo: ['accountJobs'],
  files: { exports: 'read' },
  services: ['texts'],
  settings: ['unconfirmedPerDay'],
} as const satisfies Uses
