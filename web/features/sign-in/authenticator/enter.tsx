import { Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../../account/account.ts'
import { useSite } from '../../../api/site.tsx'
import { startSession } from '../../../session/session.ts'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { beginAccount } from '../begin-account.ts'
import styles from './authenticator.module.css'

/** Why an account that signs in is new. */
export type NewAccount = { hasSignedUp: boolean; isInvited: boolean }

type Props = { newAccount: RefObject<NewAccount>; to: string }

/** Starts the session after a sign-in, and opens the page that the user came for. */
export function Enter({ newAccount, to }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const enter = async () => {
      startSession()
      const { hasSignedUp, isInvited } = newAccount.current
      if (hasSignedUp || isInvited) await beginAccount(client)
      await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
      router.history.replace(to)
    }
    enter().catch((error: unknown) => {
      console.error('Could not enter after signing in:', error)
      setFailed(true)
    })
  }, [client, newAccount, queryClient, router, to])
  return failed ? <InlineFailure text={t('signIn.notEntered')} /> : <Entering />
}

export function Entering() {
  const { t } = useTranslation()
  return (
    <div className={styles.entering} role="status">
      <Loader size="sm" />
      <p>{t('signIn.entering')}</p>
    </div>
  )
}
