import type { AuthenticatorProps } from '@aws-amplify/ui-react'
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth'
import { signInProblem } from '../../../account/sign-in-problem.ts'

type Services = NonNullable<AuthenticatorProps['services']>

export type SignInEvents = {
  /** The email address of a new account has been confirmed. */
  onSignUp: () => void
  onCodeSent: () => void
  onPasswordSaved: () => void
}

/** Amplify's calls, with our problems as errors and with events for the page. */
export const signInServices = ({ onSignUp, onCodeSent, onPasswordSaved }: SignInEvents): Services => ({
  handleSignIn: withProblem(signIn),
  handleConfirmSignIn: withProblem(confirmSignIn),
  handleSignUp: withProblem(signUp),
  handleConfirmSignUp: withProblem(confirmSignUp, onSignUp),
  handleResendSignUpCode: withProblem(resendSignUpCode, onCodeSent),
  handleForgotPassword: withProblem(resetPassword),
  handleForgotPasswordSubmit: withProblem(confirmResetPassword, onPasswordSaved),
})

/**
 * The Authenticator shows the message of an error, so the key of our problem takes its place. Amplify's calls may have
 * a context as first argument, which the Authenticator does not use.
 */
function withProblem<Input, Output>(call: (input: Input) => Promise<Output>, onDone = () => {}) {
  return async (...args: [unknown, Input] | [Input]): Promise<Output> => {
    try {
      const output = await call(args.length === 2 ? args[1] : args[0])
      onDone()
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
