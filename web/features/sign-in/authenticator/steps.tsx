import { type AuthenticatorProps, useAuthenticator } from '@aws-amplify/ui-react'
import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEMO_ACCOUNT } from '../../../../shared/account/demo-account.ts'
import { useSite } from '../../../api/site.tsx'
import { useSentences } from '../../../ui/use-sentences.ts'
import { useSupportLink } from '../../../ui/use-support-link.ts'
import styles from './authenticator.module.css'
import { useNotice } from './notice.ts'
import { StepHead } from './step-head.tsx'

/** The parts above and below the fields of each step. */
export const STEPS: AuthenticatorProps['components'] = {
  SignIn: { Header: SignInHead, Footer: SignInFoot },
  SignUp: { Header: SignUpHead, Footer: SignUpFoot },
  ConfirmSignUp: { Header: ConfirmSignUpHead, Footer: BackToSignIn },
  ForgotPassword: { Header: ForgotPasswordHead },
  ConfirmResetPassword: { Header: NewPasswordHead, Footer: BackToSignIn },
  ForceNewPassword: { Header: OwnPasswordHead },
  ConfirmSignIn: { Header: CodeHead, Footer: LostApp },
  SetupTotp: { Header: SetUpAppHead },
}

function SignInHead() {
  const { t } = useTranslation()
  const notice = useNotice()
  return (
    <StepHead
      title={t('signIn.title')}
      text={notice === 'passwordSaved' ? t('signIn.passwordSaved') : null}
    />
  )
}

function SignInFoot() {
  const { t } = useTranslation()
  const { testingMode } = useSite().config
  const { toForgotPassword, toSignUp, submitForm, isPending } = useAuthenticator((state) => [state.isPending])
  const { email, password } = DEMO_ACCOUNT
  return (
    <>
      <p className={styles.other}>
        <Anchor component="button" type="button" onClick={toForgotPassword}>
          {t('signIn.forgot')}
        </Anchor>
      </p>
      {testingMode && (
        <Button
          variant="default"
          size="md"
          fullWidth
          disabled={isPending}
          onClick={() => submitForm({ username: email, password })}
        >
          {t('signIn.demo')}
        </Button>
      )}
      <p className={styles.other}>
        {t('signIn.noAccount')}{' '}
        <Anchor component="button" type="button" onClick={toSignUp}>
          {t('signIn.toSignUp')}
        </Anchor>
      </p>
    </>
  )
}

function SignUpHead() {
  const { t } = useTranslation()
  return <StepHead title={t('signIn.signUpTitle')} />
}

function SignUpFoot() {
  const { t } = useTranslation()
  const { toSignIn } = useAuthenticator(() => [])
  return (
    <p className={styles.other}>
      {t('signIn.haveAccount')}{' '}
      <Anchor component="button" type="button" onClick={toSignIn}>
        {t('signIn.toSignIn')}
      </Anchor>
    </p>
  )
}

function ConfirmSignUpHead() {
  const { t } = useTranslation()
  const sentences = useSentences()
  const isResent = useNotice() === 'codeSent'
  const text = useMailedCodeText()
  return (
    <StepHead title={t('signIn.confirmTitle')} text={isResent ? sentences(t('signIn.resent'), text) : text} />
  )
}

function ForgotPasswordHead() {
  const { t } = useTranslation()
  return <StepHead title={t('signIn.forgotTitle')} text={t('signIn.forgotText')} />
}

function NewPasswordHead() {
  const { t } = useTranslation()
  const { username: email } = useAuthenticator((state) => [state.username])
  return <StepHead title={t('signIn.forgotTitle')} text={t('signIn.newPasswordText', { email })} />
}

function OwnPasswordHead() {
  const { t } = useTranslation()
  return <StepHead title={t('signIn.ownPasswordTitle')} text={t('signIn.ownPasswordText')} />
}

/** A pool that sends codes by email returns the address. */
function CodeHead() {
  const { t } = useTranslation()
  const text = useMailedCodeText()
  return useIsMailedCode() ? (
    <StepHead title={t('signIn.confirmTitle')} text={text} />
  ) : (
    <StepHead title={t('signIn.appCodeTitle')} text={t('signIn.appCodeText')} />
  )
}

/** Where the code is, as a whole sentence: the Authenticator would add a full stop to the address. */
function useMailedCodeText(): string {
  const { t } = useTranslation()
  const { codeDeliveryDetails, username } = useAuthenticator((state) => [
    state.codeDeliveryDetails,
    state.username,
  ])
  return t('signIn.confirmText', { email: codeDeliveryDetails?.Destination ?? username })
}

const useIsMailedCode = () => useAuthenticator((state) => [state.challengeName]).challengeName === 'EMAIL_OTP'

function SetUpAppHead() {
  const { t } = useTranslation()
  return <StepHead title={t('signIn.setUpAppTitle')} text={t('signIn.setUpAppText')} />
}

function LostApp() {
  const { t } = useTranslation()
  const supportLink = useSupportLink()
  if (useIsMailedCode()) return null
  return (
    <p className={styles.other}>
      {t('signIn.lostApp')}{' '}
      <Anchor href={supportLink} underline="always">
        {t('signIn.lostAppHelp')}
      </Anchor>
    </p>
  )
}

function BackToSignIn() {
  const { t } = useTranslation()
  const { toSignIn } = useAuthenticator(() => [])
  return (
    <p className={styles.other}>
      <Anchor component="button" type="button" onClick={toSignIn}>
        {t('signIn.back')}
      </Anchor>
    </p>
  )
}
