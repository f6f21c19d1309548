import {
  AuthenticatorProvider,
  useAuthenticator,
  useAuthenticatorInitMachine,
} from '@aws-amplify/ui-react-core'
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  type ResendSignUpCodeInput,
  type ResetPasswordInput,
  resendSignUpCode,
  resetPassword,
  type SignUpInput,
  signIn,
  signUp,
} from 'aws-amplify/auth'
import i18next from 'i18next'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signInProblem } from '../../../account/sign-in-problem.ts'
import { beginSession } from '../../../session/begin-session.ts'
import { Loader } from '../controls.tsx'
import { Failure } from '../failure.tsx'
import { prefetchDashboard } from '../prefetch-dashboard.ts'
import { KeptEmailProvider } from './kept-email.ts'
import { NoticeProvider, useNotices } from './notice.ts'
import styles from './steps.module.css'
import { DemoProvider, STEPS, UnknownStep } from './steps.tsx'

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

/** What has happened on this page so far. A visitor who already has a session needs nothing more. */
type Entry = { hasSignedIn: boolean; isNew: boolean }

type EntryProps = { entry: RefObject<Entry>; to: string }

/** Starts the session after a sign-in, and opens the page that the user came for. */
function Enter({ entry, to }: EntryProps) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const enter = async () => {
      const { hasSignedIn, isNew } = entry.current
      if (hasSignedIn || isNew) beginSession()
      if (isNew) await (await import('../begin-account.ts')).beginAccount()
      window.location.replace(to)
    }
    enter().catch((error: unknown) => {
      console.error('Could not enter after signing in:', error)
      setFailed(true)
    })
  }, [entry, to])
  return failed ? <Failure text={t('signIn.notEntered')} /> : <Entering />
}

function Entering() {
  const { t } = useTranslation()
  return (
    <div className={styles.entering} role="status">
      <Loader />
      <p>{t('signIn.entering')}</p>
    </div>
  )
}

type Services = NonNullable<Parameters<typeof useAuthenticatorInitMachine>[0]['services']>

type SignInEvents = {
  /** The email address of a new account has been confirmed. */
  onSignUp: () => void
  /** The password was right. `isInvited`: it is a temporary one, so the account is new. */
  onSignIn: (isInvited: boolean) => void
  onCodeSent: () => void
  onPasswordSaved: () => void
}

/** Amplify's calls, with our problems as errors and with events for the page. */
const signInServices = ({ onSignUp, onSignIn, onCodeSent, onPasswordSaved }: SignInEvents): Services => ({
  handleSignIn: withProblem(signIn, ({ nextStep }) =>
    onSignIn(nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'),
  ),
  handleConfirmSignIn: withProblem(confirmSignIn),
  handleSignUp: withProblem((input: SignUpInput) => signUp(inLanguage(input))),
  handleConfirmSignUp: withProblem(confirmSignUp, onSignUp),
  handleResendSignUpCode: withProblem(
    (input: ResendSignUpCodeInput) => resendSignUpCode(inLanguage(input)),
    onCodeSent,
  ),
  handleForgotPassword: withProblem((input: ResetPasswordInput) => resetPassword(inLanguage(input))),
  handleForgotPasswordSubmit: withProblem(confirmResetPassword, onPasswordSaved),
})

/** A call that causes an email, which functions/handlers/sign-in-mails writes in the language of the page. */
const inLanguage = <Input extends SignUpInput | ResendSignUpCodeInput | ResetPasswordInput>(
  input: Input,
): Input => ({
  ...input,
  options: { ...input.options, clientMetadata: { language: i18next.language } },
})

/**
 * The Authenticator shows the message of an error, so the key of our problem takes its place. Amplify's calls may have
 * a context as first argument, which the Authenticator does not use.
 */
function withProblem<Input, Output>(
  call: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void = () => {},
) {
  return async (...args: [unknown, Input] | [Input]): Promise<Output> => {
    try {
      const output = await call(args.length === 2 ? args[1] : args[0])
      onDone(output)
      return output
    } catch (error) {
      if (isAlreadyConfirmed(error)) throw error
      throw new Error(signInProblem(error), { cause: error })
    }
  }
}

/** The Authenticator recognises this one by its message, and goes on to the sign-in. */
const isAlreadyConfirmed = (error: unknown) =>
  error instanceof Error && error.message === 'User is already confirmed.'

const FIELD = 'input'

/**
 * Focuses the first field of each step after the first, and the field that was in use when a call has failed: the
 * Authenticator disables all of them meanwhile.
 */
function useStepFocus(steps: RefObject<HTMLElement | null>): void {
  const { route, isPending } = useAuthenticator((state) => [state.route, state.isPending])
  const before = useRef<{ route: string; field: Element | null } | null>(null)

  useEffect(() => {
    if (before.current === null || isPending || !isStep(before.current.route)) return
    const isSameStep = before.current.route === route
    const field = isSameStep ? before.current.field : steps.current?.querySelector(FIELD)
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus()
  }, [route, isPending, steps])

  useEffect(() => {
    before.current = { route, field: null }
    const remember = ({ target }: FocusEvent) => {
      before.current = { route, field: target instanceof Element ? target : null }
    }
    const element = steps.current
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [route, steps])
}

/** The others show nothing, before the first step and after the last. */
const isStep = (route: string) => !['idle', 'setup', 'transition', 'authenticated'].includes(route)
