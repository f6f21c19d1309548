import { signInWithRedirect } from 'aws-amplify/auth'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { StepForm } from './steps/step-form.tsx'
import { useSubmit } from './use-submit.ts'

/** Goes to the identity provider's page at once; the button is for when that has not worked. */
export function HandOver({ to }: { to: string }) {
  const { t } = useTranslation()
  const { run, ...form } = useSubmit(() => signInWithRedirect({ customState: to }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => void run({}), [])
  return (
    <StepForm
      title={t('signIn.handOverTitle')}
      text={t('signIn.handOverText')}
      action={t('signIn.handOver')}
      form={form}
    />
  )
}
