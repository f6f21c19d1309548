import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../account/account.ts'
import { useSite } from '../../api/site.tsx'
import { startSession } from '../../session/session.ts'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import { hostedSignIn } from './hosted-sign-in.ts'
import { LoginFrame } from './login-frame.tsx'
import styles from './login-page.module.css'

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

/** Continues once Amplify has completed the sign-in, and returns whether it failed. */
function useCallbackSignIn(): boolean {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const fail = () => setFailed(true)
    const enter = async (to: string) => {
      startSession()
      await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
      router.history.replace(to)
    }
    hostedSignIn?.then(enter).catch(fail)
    import('aws-amplify/auth/enable-oauth-listener').catch(fail)
  }, [queryClient, router])
  return failed
}
