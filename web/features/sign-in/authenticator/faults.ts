import { useAuthenticator } from '@aws-amplify/ui-react-core'
import { useTranslation } from 'react-i18next'
import { PASSWORD_POLICY } from '../../../../shared/account/password.ts'
import type { signInTexts } from '../../../i18n/en/sign-in.ts'

type Fault = keyof typeof signInTexts.signIn.passwordFaults

/** The Authenticator's messages about a new password. */
const FAULTS: Readonly<Record<string, Fault>> = {
  [`Password must have at least ${PASSWORD_POLICY.minLength} characters`]: 'length',
  'Password must have lower case letters': 'lowercase',
  'Password must have upper case letters': 'uppercase',
  'Password must have numbers': 'digit',
  'Your passwords must match': 'mismatch',
}

/** What is wrong with the value of a field, in the language of the page. */
export function useFaults(name: string): string[] {
  const { t } = useTranslation()
  const { validationErrors } = useAuthenticator((state) => [state.validationErrors])
  return [validationErrors?.[name] ?? []].flat().map((message) => {
    const fault = FAULTS[message]
    return fault === undefined ? message : t(`signIn.passwordFaults.${fault}`)
  })
}
