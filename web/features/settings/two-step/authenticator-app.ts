import { queryOptions } from '@tanstack/react-query'
import {
  fetchMFAPreference,
  setUpTOTP,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { isWrongPassword, type SignInProblem } from '../../../account/sign-in-problem.ts'

/** Whether the account's sign-in asks for a code of an authenticator app. */
export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: async () => {
    const { enabled = [] } = await fetchMFAPreference()
    return { isOn: enabled.includes('TOTP') }
  },
})

/**
 * Returns the refusal of a wrong password. Cognito checks the password of a signed-in user only when it is changed, so
 * it is changed to itself.
 */
export async function checkPassword(password: string): Promise<SignInProblem | null> {
  try {
    await updatePassword({ oldPassword: password, newPassword: password })
    return null
  } catch (error) {
    if (isWrongPassword(error) || breaksPolicy(error)) return 'wrongPassword'
    throw error
  }
}

/** A password that the pool's policy does not allow cannot be the account's. */
const breaksPolicy = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'InvalidPasswordException' || error.name === 'InvalidParameterException')

export type NewApp = { key: string; uri: string }

/**
 * The key of a new authenticator app, which does not count until `turnOn` has seen one of its codes.
 * The app shows issuer and email address above its codes.
 */
export async function newApp(issuer: string, email: string): Promise<NewApp> {
  const { sharedSecret, getSetupUri } = await setUpTOTP()
  return { key: sharedSecret, uri: getSetupUri(issuer, email).href }
}

export async function turnOn(code: string): Promise<void> {
  await verifyTOTPSetup({ code })
  await updateMFAPreference({ totp: 'PREFERRED' })
}

export const turnOff = () => updateMFAPreference({ totp: 'DISABLED' })
