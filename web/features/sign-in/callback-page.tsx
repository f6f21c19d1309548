import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Hub } from 'aws-amplify/utils'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../account/account.ts'
import { useSite } from '../../api/site.tsx'
import { isSignInPending, startSession } from '../../session/session.ts'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { LoginFrame } from './login-frame.tsx'
import styles from './login-page.module.css'
import { HOME, returnPath } from './return-path.ts'

/** Exchanges the identity provider's code for a session, and continues to the page the visitor came from. */
export function CallbackPage() {
  const { t } = useTranslation()
  const { hostedLoginDomain } = useSite().config
  const failed = useCallbackSignIn()
  if (!failed && hostedLoginDomain !== null) return <LoadingView />
  return (
    <LoginFrame>
      <div className={styles.form}>
        <h1>{t('signIn.title')}</h1>
        <InlineFailure text={t('signIn.callbackFailed')} />
        <Button component={Link} to="/login" size="md">
          {t('signIn.submit')}
        </Button>
      </div>
    </LoginFrame>
  )
}

/**
 * Completes the sign-in and returns whether it failed. Amplify reports the custom state, which is the return path,
 * before the sign-in, and ignores a code that this browser did not request.
 */
function useCallbackSignIn(): boolean {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [failed, setFailed] = useState(() => !isSignInPending())
  useEffect(() => {
    let to = HOME
    const fail = (error: unknown) => {
      console.error('Could not complete the sign-in:', error)
      setFailed(true)
    }
    const enter = async () => {
      startSession()
      await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
      router.history.replace(to)
    }
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') to = returnPath(payload.data)
      if (payload.event === 'signInWithRedirect') enter().catch(fail)
      if (payload.event === 'signInWithRedirect_failure') fail(payload.data.error)
    })
    import('aws-amplify/auth/enable-oauth-listener').catch(fail)
    return stop
  }, [queryClient, router])
  return failed
}
