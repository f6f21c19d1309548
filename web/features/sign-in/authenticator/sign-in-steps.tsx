import { Authenticator, useAuthenticator } from '@aws-amplify/ui-react'
import { I18n } from 'aws-amplify/utils'
import i18next from 'i18next'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './authenticator.module.css'
import controls from './controls.module.css'
import { Enter, Entering } from './enter.tsx'
import { formFields } from './form-fields.ts'
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
  const { t } = useTranslation()
  const { route } = useAuthenticator((state) => [state.route])
  const element = useRef<HTMLDivElement>(null)
  const isNewAccount = useRef(false)
  const { notice, setNotice } = useNotices(route)
  // The Authenticator reads these once.
  const [{ services, fields }] = useState(() => {
    I18n.setLanguage(i18next.language)
    I18n.putVocabulariesForLanguage(i18next.language, vocabulary(t))
    const services = signInServices({
      onSignUp: () => {
        isNewAccount.current = true
      },
      onCodeSent: () => setNotice('codeSent'),
      onPasswordSaved: () => setNotice('passwordSaved'),
    })
    return { services, fields: formFields(t) }
  })
  useStepFocus(element)
  useKeptEmail(element)
  return (
    <div ref={element} className={`${styles.steps} ${controls.controls}`}>
      {(route === 'idle' || route === 'setup') && skeleton}
      {route === 'transition' && <Entering />}
      <NoticeProvider value={notice}>
        <Authenticator loginMechanisms={['email']} services={services} formFields={fields} components={STEPS}>
          <Enter isNewAccount={isNewAccount} to={to} />
        </Authenticator>
      </NoticeProvider>
    </div>
  )
}
