import type { history as routes } from '../../../shared/account/history.routes.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { HistoryStore } from '../../stores/accounts/history.ts'
import type { DueStore } from '../../stores/due.ts'

export type HistoryDeps = {
  history: HistoryStore
  /** The longest that this deployment keeps any history. */
  historyMonthsMax: number
  due: Pick<DueStore, 'put'>
  now: () => number
}

/** How long the history of an account is kept. */
export const historyActions = ({
  history,
  historyMonthsMax,
  due,
  now,
}: HistoryDeps): Actions<typeof routes> => ({
  async getHistory(_input, { accountId }) {
    return { reply: { months: await history.getMonths(accountId), monthsMax: historyMonthsMax } }
  },

  async setHistory({ body: { months, deletesOlder = false } }, { accountId }) {
    if (months !== null && months > historyMonthsMax) return { refused: 'history-too-long' }
    const before = (await history.getMonths(accountId)) ?? historyMonthsMax
    const isShorter = (months ?? historyMonthsMax) < before
    if (isShorter && !deletesOlder) return { refused: 'deletes-history' }
    await history.saveMonths(accountId, months)
    if (months !== null) await due.put(now(), { kind: 'pruneHistory', accountId, after: null })
    return { reply: { months, monthsMax: historyMonthsMax } }
  },
})
