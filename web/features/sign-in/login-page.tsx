import { Anchor } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import { ThemeToggle } from '../../shell/theme-toggle.tsx'
import { Logo } from '../../ui/logo.tsx'
import { accountQuery } from './account.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { ForgotStep } from './forgot-step.tsx'
import styles from './login-page.module.css'
import { NewPasswordStep } from './new-password-step.tsx'
import { returnPath } from './return-path.ts'
import { SignInStep } from './sign-in-step.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import type { Step } from './step.ts'

const route = getRouteApi('/login')

export function LoginPage() {
  const { t } = useTranslation()
  const { testingMode } = useSite().config
  const [step, setStep] = useState<Step>({ name: 'signIn', email: '' })
  const finish = useFinish()
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <header className={styles.head}>
          <Logo size={36} />
          <span className={styles.product}>{t('product')}</span>
          <ThemeToggle />
        </header>
        <div className={styles.middle}>
          <StepView step={step} go={setStep} finish={finish} />
          {testingMode && (
            <p className={styles.testing}>
              {t('signIn.testingText')}{' '}
              <Anchor href="/_local" target="_blank" underline="always">
                {t('signIn.inbox')}
              </Anchor>
            </p>
          )}
        </div>
      </main>
      <aside className={styles.art}>
        <ChartDrawing />
        <p>{t('signIn.tagline')}</p>
      </aside>
    </div>
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
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
    router.history.replace(returnPath(to))
  }
}
