import { Anchor } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../account/account.ts'
import { useSite } from '../../api/site.tsx'
import { startSession } from '../../session/session.ts'
import { HandOver } from './hand-over.tsx'
import { LoginFrame } from './login-frame.tsx'
import styles from './login-page.module.css'
import { returnPath } from './return-path.ts'
import { ConfirmStep } from './steps/confirm-step.tsx'
import { ForgotStep } from './steps/forgot-step.tsx'
import { NewPasswordStep } from './steps/new-password-step.tsx'
import { SignInStep } from './steps/sign-in-step.tsx'
import { SignUpStep } from './steps/sign-up-step.tsx'
import type { Step, Ways } from './steps/step.ts'

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
  const steps = useFocusOn(step)
  const finish = useFinish()
  return (
    <div ref={steps} className={styles.steps}>
      <StepView step={step} ways={{ go: setStep, finish }} />
      {testingMode && (
        <p className={styles.testing}>
          {t('signIn.testingText')}{' '}
          <Anchor href="/_local" target="_blank" underline="always">
            {t('signIn.inbox')}
          </Anchor>
        </p>
      )}
    </div>
  )
}

function StepView({ step, ways }: { step: Step; ways: Ways }) {
  switch (step.name) {
    case 'signIn':
      return <SignInStep step={step} ways={ways} />
    case 'signUp':
      return <SignUpStep step={step} ways={ways} />
    case 'confirm':
      return <ConfirmStep step={step} ways={ways} />
    case 'forgot':
      return <ForgotStep step={step} ways={ways} />
    case 'newPassword':
      return <NewPasswordStep step={step} ways={ways} />
  }
}

/** What had the focus of the keyboard goes with the step before: the first field of the next one has it then. */
function useFocusOn({ name }: Step) {
  const steps = useRef<HTMLDivElement>(null)
  const before = useRef(name)
  useEffect(() => {
    if (before.current === name) return
    before.current = name
    steps.current?.querySelector('input')?.focus()
  }, [name])
  return steps
}

function useFinish() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { to } = route.useSearch()
  return async () => {
    startSession()
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
    router.history.replace(returnPath(to))
  }
}
