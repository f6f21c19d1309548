import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Hub } from 'aws-amplify/utils'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../account/account.ts'
import { useSite } from '../../api/site.tsx'
import { isSignInPending, startSession } from '../../session/session.ts'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { LoginFrame } from './login-frame.tsx'
import styles from './login-page.module.css'
import { HOME, returnPath } from './return-path.ts'

/** Back from the identity provider's page: its code becomes a session, and the visitor goes on where they were. */
export function CallbackPage() {
  const { t } = useTranslation()
  const { hostedLoginDomain } = useSite().config
  const failed = useCompletedSignIn()
  if (!failed && hostedLoginDomain !== null) return <LoadingView />
  return (
    <LoginFrame>
      <div className={styles.form}>
        <h1>{t('signIn.title')}</h1>
        <p className={styles.problem} role="alert">
          {t('signIn.callbackFailed')}
        </p>
        <Button component={Link} to="/login" size="md">
          {t('signIn.submit')}
        </Button>
      </div>
    </LoginFrame>
  )
}

/** Amplify tells where to go on before it tells that somebody is signed in, and nothing of what nobody here began. */
function useCompletedSignIn(): boolean {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [failed, setFailed] = useState(() => !isSignInPending())
  useEffect(() => {
    let to = HOME
    const enter = async () => {
      startSession()
      await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
      router.history.replace(to)
    }
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') to = returnPath(payload.data)
      if (payload.event === 'signInWithRedirect') void enter()
      if (payload.event === 'signInWithRedirect_failure') setFailed(true)
    })
    import('aws-amplify/auth/enable-oauth-listener').catch(() => setFailed(true))
    return stop
  }, [queryClient, router])
  return failed
}
