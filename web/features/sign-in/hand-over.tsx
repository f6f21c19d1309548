import { signInWithRedirect } from 'aws-amplify/auth'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SignInProblem, signInProblem } from '../../account/sign-in-problem.ts'
import controls from './parts/controls.module.css'
import { Loader } from './parts/controls.tsx'
import { Failure } from './parts/failure.tsx'
import styles from './sign-in.module.css'

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
      {problem && <Failure text={t(`signInProblem.${problem}`)} />}
      <button
        type="button"
        className={controls.button}
        aria-busy={leaving}
        onClick={leaving ? undefined : () => void leave()}
      >
        {leaving && <Loader />}
        {t('signIn.handOver')}
      </button>
    </div>
  )
}
