import { useAuthenticator } from '@aws-amplify/ui-react-core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton, SubmitButton } from '../controls.tsx'
import { CodeField } from './fields.tsx'
import { StepForm } from './step-form.tsx'
import styles from './steps.module.css'

/** Takes a code of six digits. Another button may follow. */
export function CodeForm({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const { isPending } = useAuthenticator((state) => [state.isPending])
  return (
    <StepForm>
      <CodeField />
      <SubmitButton pending={isPending} pendingText={t('signIn.confirmSubmitting')}>
        {t('signIn.confirmSubmit')}
      </SubmitButton>
      {children}
    </StepForm>
  )
}

export function BackToSignIn() {
  const { t } = useTranslation()
  const { toSignIn } = useAuthenticator(() => [])
  return (
    <p className={styles.other}>
      <LinkButton onClick={() => toSignIn()}>{t('signIn.back')}</LinkButton>
    </p>
  )
}
