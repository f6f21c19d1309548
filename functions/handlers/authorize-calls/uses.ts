import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: { members: ['GetItem', 'UpdateItem'] },
  settings: ['userPoolId', 'userPoolClientId', 'userPoolKeysUrl'],
} as const satisfies Uses
