import { useAuthenticator } from '@aws-amplify/ui-react-core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isSignInProblem, signInProblem } from '../../../account/sign-in-problem.ts'
import { Failure } from '../failure.tsx'
import styles from './steps.module.css'

/** The title of a step, its instructions, and the failure. */
export function StepHead({ title, text }: { title: string; text?: string | null }) {
  const { t } = useTranslation()
  const problem = useProblem()
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        {text && <p role="status">{text}</p>}
      </div>
      {problem && <Failure text={t(`signInProblem.${problem}`)} />}
    </>
  )
}

/** The Authenticator's error is the key of a problem, or a message of the one call that it makes itself. */
function useProblem() {
  const { error } = useAuthenticator((state) => [state.error])
  return useMemo(() => {
    // The type says that it is always a text.
    if (!error) return null
    return isSignInProblem(error) ? error : signInProblem(new Error(error))
  }, [error])
}
