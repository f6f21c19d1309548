import type { TFunction } from 'i18next'
import { PASSWORD_POLICY } from '../../../../shared/account/password.ts'
import type { SignInProblem } from '../../../account/sign-in-problem.ts'

/** Our texts for the phrases of the Authenticator that can appear. Its phrases are the keys. */
export const vocabulary = (t: TFunction): Record<string, string> => ({
  'Sign in': t('signIn.submit'),
  'Signing in': t('signIn.submitting'),
  'Create Account': t('signIn.signUpSubmit'),
  'Creating Account': t('signIn.signUpSubmitting'),
  Confirm: t('signIn.confirmSubmit'),
  Confirming: t('signIn.confirmSubmitting'),
  'Resend Code': t('signIn.resend'),
  'Send code': t('signIn.forgotSubmit'),
  Sending: t('signIn.forgotSubmitting'),
  Submit: t('signIn.newPasswordSubmit'),
  Submitting: t('signIn.newPasswordSubmitting'),
  'Change Password': t('signIn.ownPasswordSubmit'),
  Changing: t('signIn.ownPasswordSubmitting'),
  'Back to Sign In': t('signIn.back'),
  [`Password must have at least ${PASSWORD_POLICY.minLength} characters`]: t('signIn.passwordFaults.length'),
  'Password must have lower case letters': t('signIn.passwordFaults.lowercase'),
  'Password must have upper case letters': t('signIn.passwordFaults.uppercase'),
  'Password must have numbers': t('signIn.passwordFaults.digit'),
  'Your passwords must match': t('signIn.passwordFaults.mismatch'),
  ...PROBLEMS,
})

/** Messages of Cognito that the Authenticator rewrites, as keys of our problems. */
const PROBLEMS: Record<string, SignInProblem> = {
  'Your verification code has expired. Please request a new code.': 'expiredSignIn',
}
