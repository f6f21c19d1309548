import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: { accounts: ['GetItem', 'UpdateItem'] },
  settings: ['unconfirmedPerDay'],
} as const satisfies Uses
