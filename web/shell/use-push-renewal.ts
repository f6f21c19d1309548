import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQuery } from '../account/account.ts'
import { useSite } from '../api/site.tsx'
import { saveRenewedSubscription } from '../pwa/push/browser-push.ts'
import { SUBSCRIPTION_RENEWED } from '../pwa/push/subscription-renewed.ts'

/** Tells the server when this browser's push subscription was renewed: now, or before the page opened. */
export function usePushRenewal(): void {
  const { client } = useSite()
  const accountId = useQuery(accountQuery).data?.accountId
  useEffect(() => {
    if (accountId === undefined || !('serviceWorker' in navigator)) return
    const save = () =>
      saveRenewedSubscription(accountId, client).catch((error: unknown) =>
        console.warn('Could not save the renewed subscription to notifications:', error),
      )
    const onMessage = ({ data }: MessageEvent) => {
      if (data === SUBSCRIPTION_RENEWED) save()
    }
    save()
    navigator.serviceWorker.addEventListener('message', onMessage)
    return () => navigator.serviceWorker.removeEventListener('message', onMessage)
  }, [accountId, client])
}
