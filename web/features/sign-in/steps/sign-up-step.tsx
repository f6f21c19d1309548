import { Anchor } from '@mantine/core'
import { signUp } from 'aws-amplify/auth'
import { useTranslation } from 'react-i18next'
import { enter } from '../enter.ts'
import { EmailField, PasswordField } from '../fields.tsx'
import styles from '../login-page.module.css'
import { useSubmit } from '../use-submit.ts'
import type { StepProps } from './step.ts'
import { StepForm } from './step-form.tsx'

export function SignUpStep({ step, ways }: StepProps<'signUp'>) {
  const { t } = useTranslation()
  const form = useSubmit(async ({ email = '', password = '' }) => {
    const username = email.trim()
    const { isSignUpComplete } = await signUp({
      username,
      password,
      options: { userAttributes: { email: username } },
    })
    if (!isSignUpComplete) return ways.go({ name: 'confirm', email: username, password })
    await enter(username, password, ways)
  })
  return (
    <>
      <StepForm title={t('signIn.signUpTitle')} action={t('signIn.signUpSubmit')} form={form}>
        <EmailField email={step.email} />
        <PasswordField
          label={t('signIn.password')}
          hint={t('signIn.passwordRule')}
          autoComplete="new-password"
        />
      </StepForm>
      <p className={styles.other}>
        {t('signIn.haveAccount')}{' '}
        <Anchor component="button" type="button" onClick={() => ways.go({ name: 'signIn', email: '' })}>
          {t('signIn.toSignIn')}
        </Anchor>
      </p>
    </>
  )
}
