import { PASSWORD_POLICY } from '../../../../shared/account/password.ts'
import type { signInTexts } from '../../../i18n/en/sign-in.ts'

export type PasswordFault = Exclude<keyof typeof signInTexts.signIn.passwordFaults, 'mismatch'>

const { minLength, requireLowercase, requireUppercase, requireDigits } = PASSWORD_POLICY

/** The rules of the user pool that a new password breaks. The pool checks them again. */
export function passwordFaults(password: string): PasswordFault[] {
  const rules: [PasswordFault, boolean][] = [
    ['length', password.length >= minLength],
    ['lowercase', !requireLowercase || /[a-z]/.test(password)],
    ['uppercase', !requireUppercase || /[A-Z]/.test(password)],
    ['digit', !requireDigits || /[0-9]/.test(password)],
  ]
  return rules.filter(([, isKept]) => !isKept).map(([fault]) => fault)
}
