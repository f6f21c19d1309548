import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { SECOND_MS } from '../../../../shared/time.ts'
import { aUserPool, serveToAmplify } from './fixture.ts'
import { totpCode } from './totp.ts'

const EMAIL = 'mia@example.com'
const PASSWORD = 'Correct-horse-9'
const STEP_MS = 30 * SECOND_MS
const CREDENTIALS = { username: EMAIL, password: PASSWORD }

/** A pool that this process's Amplify uses. Codes are of the pool's clock. */
async function aServedPool(settings?: Parameters<typeof aUserPool>[0]) {
  const pool = aUserPool(settings)
  const close = await serveToAmplify(pool.cognito)
  onTestFinished(() => void close())
  const codeOf = (secret: string) => totpCode(secret, pool.options.now())
  const waitForNextCode = () => {
    pool.clock.aheadMs += STEP_MS
  }
  return { ...pool, codeOf, waitForNextCode }
}

const isSignedIn = async () => (await fetchAuthSession()).tokens !== undefined

afterEach(() => signOut())

test('Amplify adds an authenticator app, signs in with its codes, and removes it', async () => {
  const pool = await aServedPool()
  pool.cognito.addUser({ email: EMAIL, password: PASSWORD })
  await signIn(CREDENTIALS)
  expect(await fetchMFAPreference()).toEqual({ enabled: undefined, preferred: undefined })
  const { sharedSecret } = await setUpTOTP()
  await expect(verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  })
  const usedCode = pool.codeOf(sharedSecret)
  await verifyTOTPSetup({ code: usedCode })
  await updateMFAPreference({ totp: 'PREFERRED' })
  expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
  await signOut()

  const { nextStep } = await signIn(CREDENTIALS)
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  const answer = (code: string) => confirmSignIn({ challengeResponse: code })
  await expect(answer(usedCode)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  await expect(answer('000000')).rejects.toMatchObject({ name: 'CodeMismatchException' })
  expect(await isSignedIn()).toBe(false)
  pool.waitForNextCode()
  expect((await answer(pool.codeOf(sharedSecret))).isSignedIn).toBe(true)
  expect(await isSignedIn()).toBe(true)

  await updateMFAPreference({ totp: 'DISABLED' })
  expect(await fetchMFAPreference()).toEqual({ enabled: undefined, preferred: undefined })
  await signOut()
  expect((await signIn(CREDENTIALS)).isSignedIn).toBe(true)
})

test('Amplify replaces a temporary password at the first sign-in', async () => {
  const pool = await aServedPool()
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }]
  await pool.administer('AdminCreateUser', { Username: EMAIL, TemporaryPassword: PASSWORD, UserAttributes })
  expect((await signIn(CREDENTIALS)).nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    missingAttributes: [],
  })
  await expect(confirmSignIn({ challengeResponse: 'too-weak-1' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  })
  expect((await confirmSignIn({ challengeResponse: 'My-own-horse-5' })).isSignedIn).toBe(true)
  expect(await fetchUserAttributes()).toMatchObject({ email: EMAIL, email_verified: 'true' })
})

test('Amplify sets up the authenticator app that a pool requires', async () => {
  const pool = await aServedPool({ mfa: 'ON' })
  pool.cognito.addUser({ email: EMAIL, password: PASSWORD })
  const { nextStep } = await signIn(CREDENTIALS)
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
  const { sharedSecret } = nextStep.totpSetupDetails
  await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  })
  expect((await confirmSignIn({ challengeResponse: pool.codeOf(sharedSecret) })).isSignedIn).toBe(true)
  expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
})
