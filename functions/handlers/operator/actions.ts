import type { operatorConsole } from '../../../shared/operator/console.ts'
import { toIso } from '../../../shared/time.ts'
import type { ConsoleActions } from '../../runtime/console/serve-console.ts'
import { type ChangeDeps, customerChanges } from './customers/customer-changes.ts'
import { type CustomerDeps, customerView } from './customers/customer-view.ts'
import { type SearchDeps, searchCustomers } from './customers/search-customers.ts'
import { type LetterDeps, letterActions } from './dead-letters/letter-actions.ts'
import { type FigureDeps, figureActions } from './figures/figure-actions.ts'
import { type OrderDeps, orderActions } from './orders/order-actions.ts'
import { type TodayDeps, todayActions } from './today/today-actions.ts'
import { type TrackerDeps, trackerActions } from './trackers/tracker-actions.ts'

export type ConsoleDeps = SearchDeps &
  CustomerDeps &
  ChangeDeps &
  OrderDeps &
  LetterDeps &
  TodayDeps &
  TrackerDeps &
  FigureDeps

export const consoleActions = (deps: ConsoleDeps): ConsoleActions<typeof operatorConsole> => ({
  async getConsoleSession(_input, { email, endsAt }) {
    return { reply: { email, endsAt: toIso(endsAt) } }
  },

  ...todayActions(deps),
  ...orderActions(deps),
  ...letterActions(deps),
  ...customerChanges(deps),
  ...trackerActions(deps),
  ...figureActions(deps),

  async searchCustomers({ query }, { inLogOf }) {
    const found = await searchCustomers(query, deps)
    if ('refused' in found) return found
    await Promise.all(found.customers.map(({ accountId }) => inLogOf(accountId, async () => found)))
    return { reply: found }
  },

  async getCustomer({ path: { accountId } }) {
    const reply = await customerView(accountId, deps)
    if (reply === null) throw new Error('A customer is gone')
    return { reply }
  },
})
