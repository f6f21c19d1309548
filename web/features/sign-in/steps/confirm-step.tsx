import { Anchor } from '@mantine/core'
import { confirmSignUp, resendSignUpCode } from 'aws-amplify/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { beginAccount } from '../begin-account.ts'
import { enter } from '../enter.ts'
import { CodeField } from '../fields.tsx'
import styles from '../login-page.module.css'
import { useSubmit } from '../use-submit.ts'
import type { StepProps } from './step.ts'
import { StepForm } from './step-form.tsx'

export function ConfirmStep({ step: { email, password }, ways }: StepProps<'confirm'>) {
  const { t } = useTranslation()
  const { client } = useSite()
  const [resent, setResent] = useState(false)
  const form = useSubmit(async ({ code = '' }) => {
    await confirmSignUp({ username: email, confirmationCode: code.trim() })
    await enter(email, password, {
      ...ways,
      finish: async () => {
        await beginAccount(client)
        await ways.finish()
      },
    })
  })
  const resend = useSubmit(async () => {
    await resendSignUpCode({ username: email })
    setResent(true)
  })
  const problem = form.problem ?? resend.problem
  return (
    <>
      <StepForm
        title={t('signIn.confirmTitle')}
        text={resent ? t('signIn.resent', { email }) : t('signIn.confirmText', { email })}
        action={t('signIn.confirmSubmit')}
        form={{ ...form, problem }}
      >
        <CodeField />
      </StepForm>
      <p className={styles.others}>
        <Anchor component="button" type="button" onClick={() => void resend.run({})}>
          {t('signIn.resend')}
        </Anchor>
        <Anchor component="button" type="button" onClick={() => ways.go({ name: 'signIn', email })}>
          {t('signIn.back')}
        </Anchor>
      </p>
    </>
  )
}
