import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: { accounts: ['GetItem'], trackers: ['GetItem', 'UpdateItem'] },
  settings: ['iotArn', 'topicNamespace', 'userPoolId', 'userPoolClientId', 'userPoolKeysUrl'],
} as const satisfies Uses
