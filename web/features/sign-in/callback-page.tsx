import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../account/account.ts'
import { useSite } from '../../api/site.tsx'
import { startSession } from '../../session/session.ts'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { LanguageCorner } from '../../ui/language-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import { LoadingView } from '../../ui/screens/loading-view.tsx'
import styles from './callback-page.module.css'
import { hostedSignIn } from './hosted-sign-in.ts'

/** Exchanges the identity provider's code for a session, and continues to the page the visitor came from. */
export function CallbackPage() {
  const { t } = useTranslation()
  const { hostedLoginDomain } = useSite().config
  const failed = useCallbackSignIn()
  if (!failed && hostedLoginDomain !== null) return <LoadingView />
  return (
    <main className={styles.page}>
      <LanguageCorner />
      <Logo size={48} />
      <h1>{t('pages.login')}</h1>
      <InlineFailure text={t('callback.failed')} />
      <Button component="a" href="/login" size="md">
        {t('pages.login')}
      </Button>
    </main>
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
