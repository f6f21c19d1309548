import { Anchor } from '@mantine/core'
import { resetPassword } from 'aws-amplify/auth'
import { useTranslation } from 'react-i18next'
import { EmailField } from '../fields.tsx'
import styles from '../login-page.module.css'
import { useSubmit } from '../use-submit.ts'
import type { StepProps } from './step.ts'
import { StepForm } from './step-form.tsx'

export function ForgotStep({ step, ways }: StepProps<'forgot'>) {
  const { t } = useTranslation()
  const form = useSubmit(async ({ email = '' }) => {
    const username = email.trim()
    await resetPassword({ username })
    ways.go({ name: 'newPassword', email: username })
  })
  return (
    <>
      <StepForm
        title={t('signIn.forgotTitle')}
        text={t('signIn.forgotText')}
        action={t('signIn.forgotSubmit')}
        form={form}
      >
        <EmailField email={step.email} />
      </StepForm>
      <p className={styles.other}>
        <Anchor
          component="button"
          type="button"
          onClick={() => ways.go({ name: 'signIn', email: step.email })}
        >
          {t('signIn.back')}
        </Anchor>
      </p>
    </>
  )
}
