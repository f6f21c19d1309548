import { Anchor } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import { beginSession } from '../../session/session.ts'
import { accountQuery } from './account.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { ForgotStep } from './forgot-step.tsx'
import { HandOver } from './hand-over.tsx'
import { LoginFrame } from './login-frame.tsx'
import styles from './login-page.module.css'
import { NewPasswordStep } from './new-password-step.tsx'
import { returnPath } from './return-path.ts'
import { SignInStep } from './sign-in-step.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import type { Step } from './step.ts'

const route = getRouteApi('/login')

/** The identity provider's own page where there is one; else our forms are that page. */
export function LoginPage() {
  const { hostedLoginDomain } = useSite().config
  const { to } = route.useSearch()
  return <LoginFrame>{hostedLoginDomain === null ? <Forms /> : <HandOver to={returnPath(to)} />}</LoginFrame>
}

function Forms() {
  const { t } = useTranslation()
  const { testingMode } = useSite().config
  const [step, setStep] = useState<Step>({ name: 'signIn', email: '' })
  const finish = useFinish()
  return (
    <>
      <StepView step={step} go={setStep} finish={finish} />
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

function StepView({ step, ...ways }: { step: Step; go: (step: Step) => void; finish: () => Promise<void> }) {
  switch (step.name) {
    case 'signIn':
      return <SignInStep step={step} {...ways} />
    case 'signUp':
      return <SignUpStep step={step} {...ways} />
    case 'confirm':
      return <ConfirmStep step={step} {...ways} />
    case 'forgot':
      return <ForgotStep step={step} {...ways} />
    case 'newPassword':
      return <NewPasswordStep step={step} {...ways} />
  }
}

function useFinish() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { to } = route.useSearch()
  return async () => {
    beginSession()
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
    router.history.replace(returnPath(to))
  }
}
