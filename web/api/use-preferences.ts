import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { account } from '../../shared/account/account.routes.ts'
import { type ChosenPreferences, DEFAULT_PREFERENCES, withChosen } from '../../shared/account/preferences.ts'
import { problemText } from '../ui/feedback/problem-text.ts'
import { toast } from '../ui/feedback/toast.ts'
import { keep, preferencesQuery } from './preferences-query.ts'
import { useSite } from './site.tsx'

const SAVING = ['save-preferences']

/** What the account holder has chosen; until it is known, and where it cannot be, the defaults. */
export function usePreferences() {
  const { client } = useSite()
  const { data, isError } = useQuery(preferencesQuery(client))
  return { preferences: data ?? DEFAULT_PREFERENCES, failed: isError }
}

/** Shows a change at once and saves it; one that is not saved is taken back and said to be. */
export function useSavePreferences() {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery(client)
  const { mutate } = useMutation({
    mutationKey: SAVING,
    // one after the other, so that the last change is the one that stays
    scope: { id: 'save-preferences' },
    mutationFn: async (chosen: ChosenPreferences) =>
      keep((await client.call(account.updatePreferences, { body: chosen })).preferences),
    onMutate: async (chosen) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey) ?? DEFAULT_PREFERENCES
      queryClient.setQueryData(queryKey, withChosen(before, chosen))
      return before
    },
    onSuccess: (preferences) => {
      const last = queryClient.isMutating({ mutationKey: SAVING }) === 1
      if (last) queryClient.setQueryData(queryKey, preferences)
    },
    onError: (error, _chosen, before) => {
      queryClient.setQueryData(queryKey, before)
      void toast({ title: t('settings.notSaved'), text: problemText(t, error).text, failed: true })
    },
  })
  return mutate
}
