import type { Uses } from '../../runtime/uses.ts'

export const uses = {
  tables: {
    // the version that has the rules see a change
    accounts: ['GetItem', 'UpdateItem', 'ConditionCheckItem'],
    devices: ['BatchGetItem'],
    maintenance: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    subscriptions: ['Query'],
    // what the tracker last reported, and what it had reported when something was done
    trails: ['BatchGetItem', 'GetItem', 'Query'],
  },
} as const satisfies Uses
