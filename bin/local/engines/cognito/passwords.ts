export type PasswordPolicy = {
  minimumLength: number
  requireLowercase: boolean
  requireUppercase: boolean
  requireNumbers: boolean
  requireSymbols: boolean
}

/** Cognito's list of symbols. Letters and digits of other scripts satisfy none of the four rules. */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/

/** Why the policy refuses a password, in Cognito's words, or `null`. */
export function passwordFault(password: string, policy: PasswordPolicy): string | null {
  if (password.length < policy.minimumLength) return 'Password not long enough'
  if (policy.requireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters'
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters'
  if (policy.requireNumbers && !/[0-9]/.test(password)) return 'Password must have numeric characters'
  if (policy.requireSymbols && !SYMBOL.test(password)) return 'Password must have symbol characters'
  return null
}
