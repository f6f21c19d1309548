import type { useAuthenticatorInitMachine } from '@aws-amplify/ui-react-core'
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
import { signInProblem } from '../../../account/sign-in-problem.ts'

type Services = NonNullable<Parameters<typeof useAuthenticatorInitMachine>[0]['services']>

export type SignInEvents = {
  /** The email address of a new account has been confirmed. */
  onSignUp: () => void
  /** The password was right. `isInvited`: it is a temporary one, so the account is new. */
  onSignIn: (isInvited: boolean) => void
  onCodeSent: () => void
  onPasswordSaved: () => void
}

/** Amplify's calls, with our problems as errors and with events for the page. */
export const signInServices = ({
  onSignUp,
  onSignIn,
  onCodeSent,
  onPasswordSaved,
}: SignInEvents): Services => ({
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
