import { signInWithRedirect } from 'aws-amplify/auth'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../shared/tone.ts'
import { type SignInProblem, signInProblem } from '../../account/sign-in-problem.ts'
import { PlainTheme } from '../../theme/plain-theme.tsx'
import { SignInSteps } from './authenticator/sign-in-steps.tsx'
import controls from './controls.module.css'
import { Loader } from './controls.tsx'
import { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'
import { returnPath } from './return-path.ts'
import styles from './sign-in.module.css'
import { type SignInSiteConfig, startSignIn } from './start-sign-in.ts'
import { STYLES } from './styles.ts'

/**
 * The site of `/login`. It is separate from the app, because nobody is signed in who waits for it: no router, no
 * component library, and the texts of the sign-in only.
 */
export async function openSignIn() {
  const config = await startSignIn()
  return <SignInSite config={config} />
}

function SignInSite({ config }: { config: SignInSiteConfig }) {
  const { t } = useTranslation()
  const [tone, setTone] = useState<Tone>('light')
  const [{ to, isRefused }] = useState(() => readSearch(window.location.search))
  return (
    <>
      <title>{t('signIn.pageTitle')}</title>
      <style>{STYLES}</style>
      <PlainTheme tone={tone} />
      <Frame tone={tone} toggleTone={() => setTone(tone === 'dark' ? 'light' : 'dark')}>
        {isRefused && <Failure text={t('signIn.sessionEnded')} />}
        {config.hostedLoginDomain === null ? (
          <OwnSignIn to={to} testingMode={config.testingMode} />
        ) : (
          <HandOver to={to} />
        )}
      </Frame>
    </>
  )
}

/** `session=refused`: the server has refused the token of the session. */
function readSearch(search: string): { to: string; isRefused: boolean } {
  const params = new URLSearchParams(search)
  return { to: returnPath(params.get('to')), isRefused: params.get('session') === 'refused' }
}

function OwnSignIn({ to, testingMode }: { to: string; testingMode: boolean }) {
  const { t } = useTranslation()
  return (
    <SignInSteps to={to} hasDemo={testingMode}>
      {testingMode && (
        <p className={styles.testing}>
          {t('signIn.testingText')}{' '}
          <a href="/_local" target="_blank" rel="noreferrer">
            {t('signIn.inbox')}
          </a>
        </p>
      )}
    </SignInSteps>
  )
}

/** Goes to the identity provider's page at once; the button is for when that has not worked. */
function HandOver({ to }: { to: string }) {
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
