import type { account as routes } from '../../../shared/account/account.routes.ts'
import { chosenValues, DEFAULT_PREFERENCES, withChosen } from '../../../shared/account/preferences.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import { type HistoryDeps, historyActions } from './history-actions.ts'
import { type OwnDataDeps, ownDataActions } from './own-data-actions.ts'
import { type PhoneDeps, phoneActions } from './phone-actions.ts'

export type AccountDeps = PhoneDeps & OwnDataDeps & HistoryDeps & { preferences: PreferenceStore }

export function accountActions(deps: AccountDeps): Actions<typeof routes> {
  return {
    ...phoneActions(deps),
    ...ownDataActions(deps),
    ...historyActions(deps),

    async getPreferences(_input, { accountId }) {
      const chosen = await deps.preferences.get(accountId)
      return { reply: { preferences: withChosen(DEFAULT_PREFERENCES, chosen) } }
    },

    async updatePreferences({ body }, { accountId }) {
      const chosen = await deps.preferences.update(accountId, chosenValues(body))
      return { reply: { preferences: withChosen(DEFAULT_PREFERENCES, chosen) } }
    },
  }
}
