import {
  AuthenticatorProvider,
  useAuthenticator,
  useAuthenticatorInitMachine,
} from '@aws-amplify/ui-react-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { prefetchDashboard } from '../prefetch-dashboard.ts'
import { Enter, Entering, type Entry } from './enter.tsx'
import { KeptEmailProvider } from './kept-email.ts'
import { NoticeProvider, useNotices } from './notice.ts'
import { signInServices } from './services.ts'
import styles from './steps.module.css'
import { DemoProvider, STEPS, UnknownStep } from './steps.tsx'
import { useStepFocus } from './use-step-focus.ts'

type Props = {
  to: string
  /** There is a demo account, with which a visitor of a local run may sign in. */
  hasDemo: boolean
  /** Stands below the steps, and appears with the first. */
  children?: ReactNode
}

/** Everything between the visitor and the dashboard: Amplify's Authenticator with our forms and our texts. */
export function SignInSteps(props: Props) {
  return (
    <AuthenticatorProvider>
      <Steps {...props} />
    </AuthenticatorProvider>
  )
}

function Steps({ to, hasDemo, children }: Props) {
  const { route } = useAuthenticator((state) => [state.route])
  const element = useRef<HTMLDivElement>(null)
  const email = useRef('')
  const entry = useRef<Entry>({ hasSignedIn: false, isNew: false })
  const { notice, setNotice } = useNotices(route)
  // The Authenticator reads them once.
  const [settings] = useState(() => {
    const services = signInServices({
      onSignUp: () => {
        entry.current.isNew = true
      },
      onSignIn: (isInvited) => {
        entry.current.hasSignedIn = true
        if (isInvited) entry.current.isNew = true
      },
      onCodeSent: () => setNotice('codeSent'),
      onPasswordSaved: () => setNotice('passwordSaved'),
    })
    return { loginMechanisms: ['email' as const], services }
  })
  useAuthenticatorInitMachine(settings)
  useStepFocus(element)
  useEffect(() => {
    element.current?.addEventListener('focusin', prefetchDashboard, { once: true })
  }, [])
  return (
    <>
      <div ref={element} className={styles.steps}>
        <NoticeProvider value={notice}>
          <KeptEmailProvider value={email}>
            <DemoProvider value={hasDemo}>
              <Step key={route} route={route} entry={entry} to={to} />
            </DemoProvider>
          </KeptEmailProvider>
        </NoticeProvider>
      </div>
      {!isStarting(route) && children}
    </>
  )
}

type Route = ReturnType<typeof useAuthenticator>['route']
type StepProps = Parameters<typeof Enter>[0] & { route: Route }

/** Whether the Authenticator is still looking for a session, which takes no request. */
const isStarting = (route: Route) => route === 'idle' || route === 'setup'

function Step({ route, ...enter }: StepProps) {
  if (isStarting(route)) return null
  if (route === 'authenticated') return <Enter {...enter} />
  if (route === 'transition') return <Entering />
  const Known = STEPS[route] ?? UnknownStep
  return <Known />
}
