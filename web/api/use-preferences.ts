import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { account } from '../../shared/account/account.routes.ts'
import { type ChosenPreferences, DEFAULT_PREFERENCES, withChosen } from '../../shared/account/preferences.ts'
import { preferencesQuery, storePreferences } from './preferences-query.ts'
import { useSite } from './site.tsx'

const SAVING = ['save-preferences']

/** The account's preferences, or the defaults until they load and when they fail to. */
export function usePreferences() {
  const { client } = useSite()
  const { data, isError } = useQuery(preferencesQuery(client))
  return { preferences: data ?? DEFAULT_PREFERENCES, failed: isError }
}

type Outcomes = { onFailure: (error: Error) => void; onSaved?: () => void }

/** Applies a change immediately and saves it. A change that fails to save is reverted, and `onFailure` is called. */
export function useSavePreferences({ onFailure, onSaved }: Outcomes) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery(client)
  const { mutate } = useMutation({
    mutationKey: SAVING,
    // Changes are saved one after another, so that the last one wins.
    scope: { id: 'save-preferences' },
    mutationFn: async (chosen: ChosenPreferences) =>
      storePreferences((await client.call(account.updatePreferences, { body: chosen })).preferences),
    onMutate: async (chosen) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey) ?? DEFAULT_PREFERENCES
      queryClient.setQueryData(queryKey, withChosen(before, chosen))
      return before
    },
    onSuccess: (preferences) => {
      const isLast = queryClient.isMutating({ mutationKey: SAVING }) === 1
      if (!isLast) return
      queryClient.setQueryData(queryKey, preferences)
      onSaved?.()
    },
    onError: (error, _chosen, before) => {
      queryClient.setQueryData(queryKey, before)
      onFailure(error)
    },
  })
  return mutate
}
