import { Authenticator, useAuthenticator } from '@aws-amplify/ui-react'
import { I18n } from 'aws-amplify/utils'
import i18next from 'i18next'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './authenticator.module.css'
import controls from './controls.module.css'
import { Enter, Entering, type NewAccount } from './enter.tsx'
import { liveFormFields } from './form-fields.ts'
import { NoticeProvider, useNotices } from './notice.ts'
import { signInServices } from './services.ts'
import { STEPS } from './steps.tsx'
import { useKeptEmail, useStepFocus } from './use-step-focus.ts'
import { vocabulary } from './vocabulary.ts'

/** `skeleton` stands in for the form until the Authenticator shows it. */
type Props = { to: string; skeleton: ReactNode }

/** Everything between the visitor and the dashboard: Amplify's Authenticator with our texts and our look. */
export function SignInSteps(props: Props) {
  return (
    <Authenticator.Provider>
      <Steps {...props} />
    </Authenticator.Provider>
  )
}

function Steps({ to, skeleton }: Props) {
  const language = useVocabulary()
  const { route } = useAuthenticator((state) => [state.route])
  const element = useRef<HTMLDivElement>(null)
  const newAccount = useRef<NewAccount>({ hasSignedUp: false, isInvited: false })
  const { notice, setNotice } = useNotices(route)
  // The Authenticator reads these once.
  const [{ services, fields }] = useState(() => {
    const services = signInServices({
      onSignUp: () => {
        newAccount.current.hasSignedUp = true
      },
      onSignIn: (isInvited) => {
        newAccount.current.isInvited = isInvited
      },
      onCodeSent: () => setNotice('codeSent'),
      onPasswordSaved: () => setNotice('passwordSaved'),
    })
    return { services, fields: liveFormFields(i18next.t) }
  })
  useStepFocus(element)
  useKeptEmail(element, language)
  return (
    <div ref={element} className={`${styles.steps} ${controls.controls}`}>
      {(route === 'idle' || route === 'setup') && skeleton}
      {route === 'transition' && <Entering />}
      <NoticeProvider value={notice}>
        <Authenticator
          key={language}
          loginMechanisms={['email']}
          services={services}
          formFields={fields}
          components={STEPS}
        >
          <Enter newAccount={newAccount} to={to} />
        </Authenticator>
      </NoticeProvider>
    </div>
  )
}

/** Gives the Authenticator our texts. It draws its step again in a new language, and the state is not in it. */
function useVocabulary(): string {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  // before it draws the step
  useMemo(() => {
    I18n.setLanguage(language)
    I18n.putVocabulariesForLanguage(language, vocabulary(t))
  }, [language, t])
  return language
}
