import { signInWithRedirect } from 'aws-amplify/auth'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SignInProblem, signInProblem } from '../../account/sign-in-problem.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import styles from './login-page.module.css'

/** Goes to the identity provider's page at once; the button is for when that has not worked. */
export function HandOver({ to }: { to: string }) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [leaving, setLeaving] = useState(false)
  const leave = useCallback(async () => {
    setLeaving(true)
    setProblem(null)
    await signInWithRedirect({ customState: to }).catch((error) => setProblem(signInProblem(error)))
    setLeaving(false)
  }, [to])
  useEffect(() => void leave(), [leave])
  return (
    <div className={styles.form}>
      <div>
        <h1>{t('signIn.handOverTitle')}</h1>
        <p className={styles.text} role="status">
          {t('signIn.handOverText')}
        </p>
      </div>
      {problem && <InlineFailure text={t(`signInProblem.${problem}`)} />}
      <LoadingButton size="md" fullWidth loading={leaving} onClick={() => void leave()}>
        {t('signIn.handOver')}
      </LoadingButton>
    </div>
  )
}
