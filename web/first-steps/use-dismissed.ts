import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '../account/account.ts'

const keyOf = (accountId: string) => `vectra.first-steps.${accountId}`
const DISMISSED = 'dismissed'

/** Whether this account has put its first steps aside in this browser. */
export function useDismissed() {
  const { data: account } = useQuery(accountQuery)
  const queryClient = useQueryClient()
  const key = keyOf(account?.accountId ?? '')
  const queryKey = [key]
  const { data: isDismissed } = useQuery({
    queryKey,
    queryFn: () => window.localStorage.getItem(key) === DISMISSED,
    initialData: () => window.localStorage.getItem(key) === DISMISSED,
    networkMode: 'always',
  })
  const save = (dismissed: boolean) => {
    if (dismissed) window.localStorage.setItem(key, DISMISSED)
    else window.localStorage.removeItem(key)
    queryClient.setQueryData(queryKey, dismissed)
  }
  return { isDismissed, dismiss: () => save(true), restore: () => save(false) }
}
