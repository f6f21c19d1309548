import { useAuthenticator } from '@aws-amplify/ui-react-core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { BackToSignIn, CodeForm } from './code-form.tsx'
import { StepHead } from './step-head.tsx'
import styles from './steps.module.css'

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr-code.tsx')).QrCode }))

/** Sets up an authenticator app, where the pool requires it. The app shows the product and the email address. */
export function SetUpApp() {
  const { t } = useTranslation()
  const { totpSecretCode: key, username } = useAuthenticator((state) => [
    state.totpSecretCode,
    state.username,
  ])
  const issuer = encodeURIComponent(t('signIn.product'))
  const label = `${issuer}:${encodeURIComponent(username)}`
  const uri = `otpauth://totp/${label}?secret=${key}&issuer=${issuer}`
  return (
    <>
      <StepHead title={t('signIn.setUpAppTitle')} text={t('signIn.setUpAppText')} />
      <div className={styles.qrCode}>
        <Suspense fallback={null}>
          <QrCode text={uri} label={t('signIn.qrCode')} />
        </Suspense>
      </div>
      <code className={styles.key}>{key}</code>
      <CodeForm />
      <BackToSignIn />
    </>
  )
}
