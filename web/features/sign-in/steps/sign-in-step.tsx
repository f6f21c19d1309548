import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { enter } from '../enter.ts'
import { EmailField, PasswordField } from '../fields.tsx'
import styles from '../login-page.module.css'
import { useSubmit } from '../use-submit.ts'
import type { StepProps } from './step.ts'
import { StepForm } from './step-form.tsx'

const DEMO = { email: 'demo@vectra.local', password: 'Vectra-demo-2026' }

export function SignInStep({ step, ways }: StepProps<'signIn'>) {
  const { t } = useTranslation()
  const { testingMode } = useSite().config
  const [filled, setFilled] = useState({ email: step.email, password: '' })
  const form = useSubmit(async ({ email = '', password = '' }) => {
    await enter(email.trim(), password, ways)
  })
  return (
    <>
      <StepForm title={t('signIn.title')} action={t('signIn.submit')} form={form}>
        <EmailField email={filled.email} />
        <div className={styles.passwordAndHelp}>
          <PasswordField
            label={t('signIn.password')}
            autoComplete="current-password"
            password={filled.password}
          />
          <Anchor
            component="button"
            type="button"
            onClick={({ currentTarget }) => ways.go({ name: 'forgot', email: emailIn(currentTarget.form) })}
          >
            {t('signIn.forgot')}
          </Anchor>
        </div>
      </StepForm>
      {testingMode && (
        <Button variant="default" size="md" fullWidth onClick={() => setFilled(DEMO)}>
          {t('signIn.demo')}
        </Button>
      )}
      <p className={styles.other}>
        {t('signIn.noAccount')}{' '}
        <Anchor component="button" type="button" onClick={() => ways.go({ name: 'signUp', email: '' })}>
          {t('signIn.toSignUp')}
        </Anchor>
      </p>
    </>
  )
}

/** What is written in the field need not be written again. */
const emailIn = (form: HTMLFormElement | null) =>
  form === null ? '' : String(new FormData(form).get('email'))
