import { Anchor } from '@mantine/core'
import { confirmResetPassword } from 'aws-amplify/auth'
import { useTranslation } from 'react-i18next'
import { enter } from '../enter.ts'
import { CodeField, PasswordField } from '../fields.tsx'
import styles from '../login-page.module.css'
import { useSubmit } from '../use-submit.ts'
import type { StepProps } from './step.ts'
import { StepForm } from './step-form.tsx'

export function NewPasswordStep({ step: { email }, ways }: StepProps<'newPassword'>) {
  const { t } = useTranslation()
  const form = useSubmit(async ({ code = '', password = '' }) => {
    await confirmResetPassword({ username: email, confirmationCode: code.trim(), newPassword: password })
    await enter(email, password, ways)
  })
  return (
    <>
      <StepForm
        title={t('signIn.forgotTitle')}
        text={t('signIn.newPasswordText', { email })}
        action={t('signIn.newPasswordSubmit')}
        form={form}
      >
        <CodeField />
        <PasswordField
          label={t('signIn.newPassword')}
          hint={t('signIn.passwordRule')}
          autoComplete="new-password"
        />
      </StepForm>
      <p className={styles.others}>
        <Anchor component="button" type="button" onClick={() => ways.go({ name: 'forgot', email })}>
          {t('signIn.resend')}
        </Anchor>
        <Anchor component="button" type="button" onClick={() => ways.go({ name: 'signIn', email })}>
          {t('signIn.back')}
        </Anchor>
      </p>
    </>
  )
}
