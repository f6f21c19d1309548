import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../shared/tone.ts'
import { PlainTheme } from '../../theme/plain-theme.tsx'
import { SignInSteps } from './authenticator/sign-in-steps.tsx'
import { Frame } from './frame/frame.tsx'
import { HandOver } from './hand-over.tsx'
import { Failure } from './parts/failure.tsx'
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
