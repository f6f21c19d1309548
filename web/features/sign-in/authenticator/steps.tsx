import { useAuthenticator } from '@aws-amplify/ui-react-core'
import { type ComponentType, createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { DEMO_ACCOUNT, DEMO_CREW } from '../../../../shared/account/demo-account.ts'
import { useSupportLink } from '../../../ui/use-support-link.ts'
import { LinkButton, SecondButton, SubmitButton } from '../controls.tsx'
import { Failure } from '../failure.tsx'
import { BackToSignIn, CodeForm } from './code-form.tsx'
import { CodeField, EmailField, NewPasswordFields, PasswordField } from './fields.tsx'
import { useNotice } from './notice.ts'
import { SetUpApp } from './set-up-app.tsx'
import { StepForm } from './step-form.tsx'
import { StepHead } from './step-head.tsx'
import styles from './steps.module.css'

type Route = ReturnType<typeof useAuthenticator>['route']

/** Whether there is a demo account. */
const DemoContext = createContext(false)
export const DemoProvider = DemoContext.Provider

/** The steps that a user pool of ours has, by the names that the Authenticator gives them. */
export const STEPS: Partial<Record<Route, ComponentType>> = {
  signIn: SignIn,
  signUp: SignUp,
  confirmSignUp: ConfirmSignUp,
  forgotPassword: ForgotPassword,
  confirmResetPassword: ResetPassword,
  forceNewPassword: OwnPassword,
  confirmSignIn: ConfirmSignIn,
  setupTotp: SetUpApp,
}

function SignIn() {
  const { t } = useTranslation()
  const isSaved = useNotice() === 'passwordSaved'
  const hasDemo = useContext(DemoContext)
  const { isPending, submitForm, toForgotPassword, toSignUp } = useAuthenticator((state) => [state.isPending])
  const { email, password } = DEMO_ACCOUNT
  return (
    <>
      <StepHead title={t('signIn.title')} text={isSaved ? t('signIn.passwordSaved') : null} />
      <StepForm>
        <EmailField name="username" />
        <PasswordField label={t('signIn.password')} />
        <SubmitButton pending={isPending} pendingText={t('signIn.submitting')}>
          {t('signIn.submit')}
        </SubmitButton>
      </StepForm>
      <p className={styles.other}>
        <LinkButton onClick={() => toForgotPassword()}>{t('signIn.forgot')}</LinkButton>
      </p>
      {hasDemo && (
        <>
          <SecondButton disabled={isPending} onClick={() => submitForm({ username: email, password })}>
            {t('signIn.demo')}
          </SecondButton>
          <p className={styles.other}>
            <LinkButton
              onClick={() => submitForm({ username: DEMO_CREW.email, password: DEMO_CREW.password })}
            >
              {t('signIn.demoCrew')}
            </LinkButton>
          </p>
        </>
      )}
      <p className={styles.other}>
        {t('signIn.noAccount')} <LinkButton onClick={() => toSignUp()}>{t('signIn.toSignUp')}</LinkButton>
      </p>
    </>
  )
}

function SignUp() {
  const { t } = useTranslation()
  const { isPending, hasValidationErrors, toSignIn } = useAuthenticator((state) => [
    state.isPending,
    state.hasValidationErrors,
  ])
  return (
    <>
      <StepHead title={t('signIn.signUpTitle')} />
      <StepForm>
        <EmailField name="email" />
        <NewPasswordFields label={t('signIn.password')} />
        <SubmitButton
          pending={isPending}
          pendingText={t('signIn.signUpSubmitting')}
          disabled={hasValidationErrors}
        >
          {t('signIn.signUpSubmit')}
        </SubmitButton>
      </StepForm>
      <p className={styles.other}>
        {t('signIn.haveAccount')} <LinkButton onClick={() => toSignIn()}>{t('signIn.toSignIn')}</LinkButton>
      </p>
    </>
  )
}

function ConfirmSignUp() {
  const { t } = useTranslation()
  const isResent = useNotice() === 'codeSent'
  const { resendCode } = useAuthenticator(() => [])
  const text = useMailedCodeText()
  return (
    <>
      <StepHead
        title={t('signIn.confirmTitle')}
        text={isResent ? [t('signIn.resent'), text].join('\n') : text}
      />
      <CodeForm>
        <SecondButton onClick={() => resendCode()}>{t('signIn.resend')}</SecondButton>
      </CodeForm>
      <BackToSignIn />
    </>
  )
}

function ForgotPassword() {
  const { t } = useTranslation()
  const { isPending } = useAuthenticator((state) => [state.isPending])
  return (
    <>
      <StepHead title={t('signIn.forgotTitle')} text={t('signIn.forgotText')} />
      <StepForm>
        <EmailField name="username" />
        <SubmitButton pending={isPending} pendingText={t('signIn.forgotSubmitting')}>
          {t('signIn.forgotSubmit')}
        </SubmitButton>
      </StepForm>
      <BackToSignIn />
    </>
  )
}

function ResetPassword() {
  const { t } = useTranslation()
  const {
    username: email,
    isPending,
    resendCode,
  } = useAuthenticator((state) => [state.username, state.isPending])
  return (
    <>
      <StepHead title={t('signIn.forgotTitle')} text={t('signIn.newPasswordText', { email })} />
      <StepForm>
        <CodeField />
        <NewPasswordFields label={t('signIn.newPassword')} />
        <SubmitButton pending={isPending} pendingText={t('signIn.newPasswordSubmitting')}>
          {t('signIn.newPasswordSubmit')}
        </SubmitButton>
        <p className={styles.other}>
          <LinkButton onClick={() => resendCode()}>{t('signIn.resend')}</LinkButton>
        </p>
      </StepForm>
      <BackToSignIn />
    </>
  )
}

/** Replaces the temporary password of an invited user. */
function OwnPassword() {
  const { t } = useTranslation()
  const { isPending } = useAuthenticator((state) => [state.isPending])
  return (
    <>
      <StepHead title={t('signIn.ownPasswordTitle')} text={t('signIn.ownPasswordText')} />
      <StepForm>
        <NewPasswordFields label={t('signIn.newPassword')} />
        <SubmitButton pending={isPending} pendingText={t('signIn.ownPasswordSubmitting')}>
          {t('signIn.ownPasswordSubmit')}
        </SubmitButton>
      </StepForm>
      <BackToSignIn />
    </>
  )
}

/** Takes a code of the authenticator app, or one that the pool has sent by email. */
function ConfirmSignIn() {
  const { t } = useTranslation()
  const supportLink = useSupportLink()
  const text = useMailedCodeText()
  const isMailed = useAuthenticator((state) => [state.challengeName]).challengeName === 'EMAIL_OTP'
  return (
    <>
      {isMailed ? (
        <StepHead title={t('signIn.confirmTitle')} text={text} />
      ) : (
        <StepHead title={t('signIn.appCodeTitle')} text={t('signIn.appCodeText')} />
      )}
      <CodeForm />
      <BackToSignIn />
      {!isMailed && (
        <p className={styles.other}>
          {t('signIn.lostApp')} <a href={supportLink}>{t('signIn.lostAppHelp')}</a>
        </p>
      )}
    </>
  )
}

/** Where the code is: a pool that sends codes by email returns the address. */
function useMailedCodeText(): string {
  const { t } = useTranslation()
  const { codeDeliveryDetails, username } = useAuthenticator((state) => [
    state.codeDeliveryDetails,
    state.username,
  ])
  return t('signIn.confirmText', { email: codeDeliveryDetails?.Destination ?? username })
}

/** A step that only a differently configured user pool has. */
export function UnknownStep() {
  const { t } = useTranslation()
  return (
    <>
      <StepHead title={t('signIn.title')} />
      <Failure text={t('signInProblem.other')} />
      <BackToSignIn />
    </>
  )
}
