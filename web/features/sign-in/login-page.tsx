import { Anchor, Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { useStartup } from '../../ui/use-startup.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { HandOver } from './hand-over.tsx'
import { LoginFrame } from './login-frame.tsx'
import styles from './login-page.module.css'
import { returnPath } from './return-path.ts'

const route = getRouteApi('/login')

/** The identity provider's sign-in page where there is one, else Amplify's Authenticator. */
export function LoginPage() {
  const { hostedLoginDomain } = useSite().config
  const to = returnPath(route.useSearch().to)
  return <LoginFrame>{hostedLoginDomain === null ? <OwnSignIn to={to} /> : <HandOver to={to} />}</LoginFrame>
}

/** The Authenticator is large, and no other page needs it. */
const loadSteps = () => import('./authenticator/sign-in-steps.tsx')

function OwnSignIn({ to }: { to: string }) {
  const { t } = useTranslation()
  const { testingMode } = useSite().config
  const { started, tryAgain } = useStartup(loadSteps)
  if (started === 'failed')
    return (
      <>
        <InlineFailure text={t('problem.partsText')} />
        <Button onClick={tryAgain}>{t('problem.tryAgain')}</Button>
      </>
    )
  const skeleton = <FormSkeleton />
  return (
    <>
      {started === 'starting' ? skeleton : <started.SignInSteps to={to} skeleton={skeleton} />}
      {testingMode && (
        <p className={styles.testing}>
          {t('signIn.testingText')}{' '}
          <Anchor href="/_local" target="_blank" underline="always">
            {t('signIn.inbox')}
          </Anchor>
        </p>
      )}
    </>
  )
}
