import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { aUserPool, CLIENT_ID, serveToAmplify, USER_POOL_ID } from './fixture.ts'

const pool = aUserPool()
const verifier = CognitoJwtVerifier.create({
  userPoolId: USER_POOL_ID,
  clientId: CLIENT_ID,
  tokenUse: 'access',
})
const PASSWORD = 'Correct-horse-9'
const SIGN_INS = 20

const Tokens = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), RefreshToken: z.string() }),
})

/** Amplify's responses to SRP challenges. */
const proofs: unknown[] = []
let close = () => {}
beforeAll(async () => {
  verifier.cacheJwks(pool.cognito.jwks())
  close = await serveToAmplify({
    handle: (operation, body) => {
      if (operation === 'RespondToAuthChallenge') proofs.push(body)
      return pool.cognito.handle(operation, body)
    },
  })
})
afterEach(() => signOut())
afterAll(() => close())

async function accessToken(options?: { forceRefresh: boolean }): Promise<string> {
  const { tokens } = await fetchAuthSession(options)
  if (tokens === undefined) throw new Error('No user is signed in')
  return tokens.accessToken.toString()
}

test('Amplify signs up, confirms the mailed code, and signs in with SRP', async () => {
  const { userId, nextStep } = await signUp({ username: 'Mia@Example.com', password: PASSWORD })
  expect(nextStep).toMatchObject({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: { destination: 'm***@e***', deliveryMedium: 'EMAIL' },
  })
  expect((await signIn({ username: 'mia@example.com', password: PASSWORD })).nextStep.signInStep).toBe(
    'CONFIRM_SIGN_UP',
  )
  await resendSignUpCode({ username: 'mia@example.com' })
  expect(pool.sent.map(({ subject }) => subject)).toEqual(['Your Vectra code', 'Your Vectra code'])
  await confirmSignUp({ username: 'mia@example.com', confirmationCode: pool.lastCode('mia@example.com') })

  expect((await signIn({ username: 'MIA@example.com', password: PASSWORD })).isSignedIn).toBe(true)
  expect(await getCurrentUser()).toMatchObject({ userId, username: userId })
  expect(await verifier.verify(await accessToken())).toMatchObject({
    sub: userId,
    client_id: CLIENT_ID,
    scope: 'aws.cognito.signin.user.admin',
    iss: pool.cognito.issuer,
  })
})

test('Amplify signs in automatically after the confirmation', async () => {
  const options = { autoSignIn: true, userAttributes: { email: 'auto@example.com', name: 'Åuto' } }
  await signUp({ username: 'auto@example.com', password: PASSWORD, options })
  await confirmSignUp({ username: 'auto@example.com', confirmationCode: pool.lastCode('auto@example.com') })
  expect((await autoSignIn()).isSignedIn).toBe(true)
})

test(`Amplify signs in with SRP ${SIGN_INS} times with passwords in any script`, {
  timeout: 60_000,
}, async () => {
  const texts = fc.sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), SIGN_INS)
  for (const [index, text] of texts.entries()) {
    const user = { username: `srp${index}@example.com`, password: `Aa1-${text}-zZ` }
    pool.cognito.addUser({ email: user.username, password: user.password })
    expect((await signIn(user)).isSignedIn, JSON.stringify(user)).toBe(true)
    await signOut()
  }
})

test('an SRP proof signs in once, and is refused when replayed', async () => {
  pool.cognito.addUser({ email: 'replay@example.com', password: PASSWORD })
  expect((await signIn({ username: 'replay@example.com', password: PASSWORD })).isSignedIn).toBe(true)
  const replayed = await pool.cognito.handle('RespondToAuthChallenge', proofs.at(-1))
  expect(replayed).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } })
})

test('Amplify is refused with a wrong password, and signs in without SRP', async () => {
  pool.cognito.addUser({ email: 'wrong@example.com', password: PASSWORD })
  await expect(signIn({ username: 'wrong@example.com', password: `${PASSWORD}x` })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
  const options = { authFlowType: 'USER_PASSWORD_AUTH' } as const
  await expect(
    signIn({ username: 'wrong@example.com', password: 'No-such-1x', options }),
  ).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  expect((await signIn({ username: 'wrong@example.com', password: PASSWORD, options })).isSignedIn).toBe(true)
})

test('Amplify refreshes repeatedly with rotated refresh tokens', async () => {
  const sub = pool.cognito.addUser({ email: 'refresh@example.com', password: PASSWORD })
  await signIn({ username: 'refresh@example.com', password: PASSWORD })
  const seen = new Set([await accessToken()])
  for (let round = 0; round < 3; round++) {
    const next = await accessToken({ forceRefresh: true })
    expect((await verifier.verify(next)).sub).toBe(sub)
    seen.add(next)
  }
  expect(seen.size).toBe(4)
})

test('Amplify resets a forgotten password, after which the old session cannot refresh', async () => {
  pool.cognito.addUser({ email: 'forgot@example.com', password: PASSWORD })
  await signIn({ username: 'forgot@example.com', password: PASSWORD })
  await resetPassword({ username: 'forgot@example.com' })
  await confirmResetPassword({
    username: 'forgot@example.com',
    confirmationCode: pool.lastCode('forgot@example.com'),
    newPassword: 'Another-horse-7',
  })
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
  await expect(signIn({ username: 'forgot@example.com', password: PASSWORD })).rejects.toThrow('Incorrect')
  expect((await signIn({ username: 'forgot@example.com', password: 'Another-horse-7' })).isSignedIn).toBe(
    true,
  )
})

test('Amplify changes the password and the name', async () => {
  pool.cognito.addUser({ email: 'change@example.com', password: PASSWORD })
  await signIn({ username: 'change@example.com', password: PASSWORD })
  await updatePassword({ oldPassword: PASSWORD, newPassword: 'Changed-horse-5' })
  await updateUserAttributes({ userAttributes: { name: 'Zoë' } })
  expect(await fetchUserAttributes()).toMatchObject({ name: 'Zoë', email: 'change@example.com' })
  await signOut()
  expect((await signIn({ username: 'change@example.com', password: 'Changed-horse-5' })).isSignedIn).toBe(
    true,
  )
})

test.each([false, true])('T06 signing out (global: %s) revokes the refresh token', async (global) => {
  pool.cognito.addUser({ email: 'out@example.com', password: PASSWORD })
  const signedIn = await pool.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'out@example.com', PASSWORD },
  })
  await signIn({ username: 'out@example.com', password: PASSWORD })
  const { AccessToken, RefreshToken } = Tokens.parse(signedIn.body).AuthenticationResult
  await signOut({ global })
  expect((await fetchAuthSession()).tokens).toBeUndefined()

  const stillSignedIn = global ? 400 : 200
  expect((await pool.call('GetUser', { AccessToken })).status).toBe(stillSignedIn)
  expect((await pool.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(stillSignedIn)
})
