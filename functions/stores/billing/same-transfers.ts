import type { StoredSubscription } from './subscriptions.ts'

/**
 * The condition that a subscription has the transfers with which it was read. A device that leaves it and comes back is
 * a transfer, so that nothing was assigned, unassigned or deleted in between.
 */
export const sameTransfers = ({ transferredAt }: Pick<StoredSubscription, 'transferredAt'>) =>
  transferredAt === undefined
    ? { condition: 'attribute_not_exists(transferredAt)', values: {} }
    : { condition: 'transferredAt = :transfers', values: { ':transfers': transferredAt } }
