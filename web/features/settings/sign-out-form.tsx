import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem, type Client } from '../../../shared/http/client.ts'
import { notifications } from '../../../shared/notifications/notifications.routes.ts'
import { SecurityForm } from '../../account/security-form.tsx'
import { useSite } from '../../api/site.tsx'
import { endAllSessions } from '../../session/end-all-sessions.ts'

type Props = {
  close: () => void
  closeLabel?: string
  /** Why one would. */
  children: ReactNode
}

/** Says what a sign-out everywhere does and what it cannot do, and does it. */
export function SignOutForm({ close, closeLabel, children }: Props) {
  const { t } = useTranslation()
  const signOut = useSignOutEverywhere()
  const text = useRef<HTMLParagraphElement>(null)
  // read out where it replaces another step, whose focused button is gone
  useEffect(() => text.current?.focus(), [])
  return (
    <SecurityForm action={t('settings.sessions.open')} run={signOut} close={close} closeLabel={closeLabel}>
      <p ref={text} tabIndex={-1} data-autofocus>
        {children}
      </p>
      <p>{t('settings.sessions.effect')}</p>
    </SecurityForm>
  )
}

/** Signs out of every browser, this one included. Throws if that is not certain. */
function useSignOutEverywhere() {
  const { client, clearAccount, config } = useSite()
  return async () => {
    await endAllPush(client)
    await endAllSessions(config.userPoolEndpoint)
    await clearAccount()
    return null
  }
}

/** A browser that is signed out must not go on showing the account's notifications. */
async function endAllPush(client: Client): Promise<void> {
  const { subscriptions } = await client.call(notifications.listPushSubscriptions, {})
  await Promise.all(subscriptions.map(({ id }) => removePush(client, id)))
}

async function removePush(client: Client, id: string): Promise<void> {
  try {
    await client.call(notifications.removePushSubscription, { path: { id } })
  } catch (error) {
    const isGone = error instanceof ApiProblem && error.code === 'not-found'
    if (!isGone) throw error
  }
}
