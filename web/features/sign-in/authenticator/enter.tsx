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

type Props = { isNewAccount: RefObject<boolean>; to: string }

/** Starts the session after a sign-in, and opens the page that the user came for. */
export function Enter({ isNewAccount, to }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const enter = async () => {
      startSession()
      if (isNewAccount.current) await beginAccount(client)
      await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
      router.history.replace(to)
    }
    enter().catch((error: unknown) => {
      console.error('Could not enter after signing in:', error)
      setFailed(true)
    })
  }, [client, isNewAccount, queryClient, router, to])
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
