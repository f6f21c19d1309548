import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import { createCognito } from './cognito.ts'
import { aUserPool, CLIENT_ID } from './fixture.ts'
import type { Reply } from './reply.ts'
import { totpCode } from './totp.ts'

const PASSWORD = 'Correct-horse-9'
const EMAIL = 'mia@example.com'
const STEP_MS = 30 * SECOND_MS

const Tokens = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) })
const Challenge = z.object({ ChallengeName: z.string(), Session: z.string() })
const Secret = z.object({ SecretCode: z.string(), Session: z.string().optional() })

const refusal = (code: string, message: string) => ({ status: 400, body: { __type: code, message } })
const SIGNED_IN = { status: 200, body: { AuthenticationResult: expect.anything() } }
const TOO_MANY = refusal('NotAuthorizedException', 'Password attempts exceeded')

type Pool = ReturnType<typeof aUserPool>

/** A pool whose clock stands still until a test moves it, so that each code is the one of a known step. */
function aPoolAtRest(settings?: Parameters<typeof aUserPool>[0]) {
  const start = Math.floor(Date.now() / STEP_MS) * STEP_MS
  const pool: Pool = aUserPool({ now: () => start + pool.clock.aheadMs, ...settings })
  pool.cognito.addUser({ email: EMAIL, password: PASSWORD })
  return pool
}

const enterPassword = (pool: Pool, password = PASSWORD) =>
  pool.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: EMAIL, PASSWORD: password },
  })

const accessTokenIn = ({ body }: Reply) => Tokens.parse(body).AuthenticationResult.AccessToken

const associate = async (pool: Pool, by: { AccessToken: string } | { Session: string }) =>
  Secret.parse((await pool.call('AssociateSoftwareToken', by)).body)

const prefer = (pool: Pool, AccessToken: string, Enabled: boolean, PreferredMfa = Enabled) =>
  pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa } })

/** Mia with an authenticator app, one step after the code that verified it. */
async function anEnrolledUser() {
  const pool = aPoolAtRest()
  const AccessToken = accessTokenIn(await enterPassword(pool))
  const { SecretCode } = await associate(pool, { AccessToken })
  const codeNow = () => totpCode(SecretCode, pool.options.now())
  expect(await pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeNow() })).toEqual({
    status: 200,
    body: { Status: 'SUCCESS' },
  })
  expect((await prefer(pool, AccessToken, true)).status).toBe(200)
  pool.clock.aheadMs += STEP_MS
  return { pool, AccessToken, SecretCode, codeNow }
}

async function challengeOf(pool: Pool, name: string, password?: string): Promise<string> {
  const { ChallengeName, Session } = Challenge.parse((await enterPassword(pool, password)).body)
  expect(ChallengeName).toBe(name)
  return Session
}

const totpChallenge = (pool: Pool) => challengeOf(pool, 'SOFTWARE_TOKEN_MFA')

const answerTotp = (pool: Pool, Session: string, code: string) =>
  pool.call('RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: EMAIL, SOFTWARE_TOKEN_MFA_CODE: code },
  })

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('adding an authenticator app', () => {
  test('takes a code of the new secret, and is asked for only once it is enabled', async () => {
    const pool = aPoolAtRest()
    const AccessToken = accessTokenIn(await enterPassword(pool))
    const verify = (UserCode: string) => pool.call('VerifySoftwareToken', { AccessToken, UserCode })
    expect(await prefer(pool, AccessToken, true)).toEqual(
      refusal('InvalidParameterException', 'User has not verified software token mfa'),
    )
    expect(await verify('123456')).toMatchObject({
      body: { __type: 'SoftwareTokenMFANotFoundException' },
    })
    const { SecretCode } = await associate(pool, { AccessToken })
    const code = totpCode(SecretCode, pool.options.now())
    expect(await verify(wrongFor(code))).toEqual(
      refusal('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA'),
    )
    expect(await verify('12345')).toMatchObject({ body: { __type: 'InvalidParameterException' } })
    expect((await verify(code)).status).toBe(200)
    expect(await enterPassword(pool)).toMatchObject(SIGNED_IN)
    const user = () => pool.call('GetUser', { AccessToken }).then(({ body }) => body)
    expect(await user()).not.toHaveProperty('UserMFASettingList')

    await prefer(pool, AccessToken, true, false)
    expect(await user()).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] })
    expect(await user()).not.toHaveProperty('PreferredMfaSetting')
    await prefer(pool, AccessToken, true)
    expect(await user()).toMatchObject({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' })
    await totpChallenge(pool)

    await prefer(pool, AccessToken, false)
    expect(await user()).not.toHaveProperty('UserMFASettingList')
    expect(await enterPassword(pool)).toMatchObject(SIGNED_IN)
  })

  test('replaces the app before it once its code is verified, not before', async () => {
    const { pool, AccessToken, codeNow } = await anEnrolledUser()
    const { SecretCode } = await associate(pool, { AccessToken })
    expect(await answerTotp(pool, await totpChallenge(pool), codeNow())).toMatchObject(SIGNED_IN)
    pool.clock.aheadMs += STEP_MS
    const newCode = () => totpCode(SecretCode, pool.options.now())
    await pool.call('VerifySoftwareToken', { AccessToken, UserCode: newCode() })
    pool.clock.aheadMs += STEP_MS
    expect(await answerTotp(pool, await totpChallenge(pool), codeNow())).toMatchObject({
      body: { __type: 'CodeMismatchException' },
    })
    expect(await answerTotp(pool, await totpChallenge(pool), newCode())).toMatchObject(SIGNED_IN)
  })

  test('survives a restart', async () => {
    const { pool, codeNow } = await anEnrolledUser()
    const restarted = createCognito(pool.options)
    const again: Pool = {
      ...pool,
      call: (operation, input) => restarted.handle(operation, { ClientId: CLIENT_ID, ...input }),
    }
    expect(await answerTotp(again, await totpChallenge(again), codeNow())).toMatchObject(SIGNED_IN)
  })
})

describe('a code at sign-in', () => {
  test.each([
    [-31, false],
    [-30, true],
    [0, true],
    [59, true],
    [60, false],
  ])('made %d s after the start of the current step is accepted: %s', async (seconds, accepted) => {
    const { pool, SecretCode } = await anEnrolledUser()
    pool.clock.aheadMs += 2 * STEP_MS
    const code = totpCode(SecretCode, pool.options.now() + seconds * SECOND_MS)
    const reply = await answerTotp(pool, await totpChallenge(pool), code)
    expect(reply).toMatchObject(
      accepted ? SIGNED_IN : refusal('CodeMismatchException', 'Invalid code received for user'),
    )
  })

  test('can be typed again in the same session after a wrong one', async () => {
    const { pool, codeNow } = await anEnrolledUser()
    const session = await totpChallenge(pool)
    expect((await answerTotp(pool, session, wrongFor(codeNow()))).status).toBe(400)
    expect(await answerTotp(pool, session, codeNow())).toMatchObject(SIGNED_IN)
  })

  test('is accepted once, also the one that verified the app', async () => {
    const { pool, codeNow } = await anEnrolledUser()
    const used = refusal('ExpiredCodeException', 'Your software token has already been used once.')
    const code = codeNow()
    pool.clock.aheadMs -= STEP_MS
    expect(await answerTotp(pool, await totpChallenge(pool), codeNow())).toEqual(used)
    pool.clock.aheadMs += STEP_MS
    expect(await answerTotp(pool, await totpChallenge(pool), code)).toMatchObject(SIGNED_IN)
    expect(await answerTotp(pool, await totpChallenge(pool), code)).toEqual(used)
    pool.clock.aheadMs += STEP_MS
    expect(await answerTotp(pool, await totpChallenge(pool), codeNow())).toMatchObject(SIGNED_IN)
  })

  test('after five wrong ones is refused for a second, also in a new session', async () => {
    const { pool, codeNow } = await anEnrolledUser()
    const session = await totpChallenge(pool)
    for (let round = 0; round < 5; round++)
      expect(await answerTotp(pool, session, wrongFor(codeNow()))).toMatchObject({
        body: { __type: 'CodeMismatchException' },
      })
    expect(await answerTotp(pool, session, codeNow())).toEqual(TOO_MANY)
    pool.clock.aheadMs += 999
    expect(await answerTotp(pool, await totpChallenge(pool), codeNow())).toEqual(TOO_MANY)
    pool.clock.aheadMs += 1
    expect(await answerTotp(pool, session, codeNow())).toMatchObject(SIGNED_IN)
  })
})

describe('the session of a challenge', () => {
  const invalid = (reason: string) =>
    refusal('NotAuthorizedException', `Invalid session for the user${reason}`)

  test.each([
    [3 * MINUTE_MS - 1, null],
    [3 * MINUTE_MS, ', session is expired.'],
    [6 * MINUTE_MS - 1, ', session is expired.'],
  ])('after %d ms is refused as %j', async (afterMs, reason) => {
    const { pool, codeNow } = await anEnrolledUser()
    const session = await totpChallenge(pool)
    pool.clock.aheadMs += afterMs
    const reply = await answerTotp(pool, session, codeNow())
    expect(reply).toMatchObject(reason === null ? SIGNED_IN : invalid(reason))
  })

  test('works once, for its own challenge, and not for a made-up one', async () => {
    const { pool, codeNow } = await anEnrolledUser()
    const session = await totpChallenge(pool)
    const asNewPassword = {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: session,
      ChallengeResponses: { USERNAME: EMAIL, NEW_PASSWORD: 'Another-horse-7' },
    }
    expect(await pool.call('RespondToAuthChallenge', asNewPassword)).toEqual(invalid('.'))
    expect(await pool.call('AssociateSoftwareToken', { Session: session })).toEqual(invalid('.'))
    expect(await answerTotp(pool, 'x'.repeat(128), codeNow())).toEqual(invalid('.'))
    expect(await answerTotp(pool, session, codeNow())).toMatchObject(SIGNED_IN)
    pool.clock.aheadMs += STEP_MS
    expect(await answerTotp(pool, session, codeNow())).toEqual(invalid(', session can only be used once.'))
  })

  test('ends with its user', async () => {
    const { pool, AccessToken, codeNow } = await anEnrolledUser()
    const session = await totpChallenge(pool)
    await pool.call('DeleteUser', { AccessToken })
    expect(await answerTotp(pool, session, codeNow())).toEqual(invalid('.'))
  })
})

test('a pool that requires a second factor has it set up during the sign-in', async () => {
  const pool = aPoolAtRest({ mfa: 'ON' })
  const session = await challengeOf(pool, 'MFA_SETUP')
  const finish = (Session: string) =>
    pool.call('RespondToAuthChallenge', {
      ChallengeName: 'MFA_SETUP',
      Session,
      ChallengeResponses: { USERNAME: EMAIL },
    })
  expect(await finish(session)).toMatchObject({ body: { __type: 'InvalidParameterException' } })
  const { SecretCode, Session = '' } = await associate(pool, { Session: session })
  const verify = (UserCode: string) => pool.call('VerifySoftwareToken', { Session, UserCode })
  const code = totpCode(SecretCode, pool.options.now())
  expect((await verify(wrongFor(code))).status).toBe(400)
  const verified = await verify(code)
  expect(await finish(z.object({ Session: z.string() }).parse(verified.body).Session)).toMatchObject(
    SIGNED_IN,
  )
  pool.clock.aheadMs += STEP_MS
  const next = totpCode(SecretCode, pool.options.now())
  expect(await answerTotp(pool, await totpChallenge(pool), next)).toMatchObject(SIGNED_IN)
})

describe('the operator', () => {
  const Username = 'ben@example.com'
  const UserAttributes = [
    { Name: 'email', Value: Username },
    { Name: 'email_verified', Value: 'true' },
  ]
  const invite = (pool: Pool, more: object = {}) =>
    pool.administer('AdminCreateUser', { Username, UserAttributes, ...more })
  const statusOf = async (pool: Pool, email: string) =>
    z
      .object({ UserStatus: z.string() })
      .parse((await pool.administer('AdminGetUser', { Username: email })).body).UserStatus
  const signInBen = (pool: Pool, password: string) =>
    pool.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: password },
    })

  test('creates a user with a temporary password, which the first sign-in replaces', async () => {
    const pool = aUserPool()
    expect(await invite(pool)).toMatchObject({
      status: 200,
      body: { User: { UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true } },
    })
    const temporary = /password is (\S+)$/m.exec(pool.sent.at(-1)?.text ?? '')?.[1] ?? ''
    expect(await pool.call('ForgotPassword', { Username })).toEqual(
      refusal('NotAuthorizedException', 'User password cannot be reset in the current state.'),
    )
    const { body } = await signInBen(pool, temporary)
    const { ChallengeName, Session } = Challenge.parse(body)
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    expect(body).toMatchObject({
      ChallengeParameters: {
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ email: Username, email_verified: 'true' }),
      },
    })
    const choose = (NEW_PASSWORD: string) =>
      pool.call('RespondToAuthChallenge', {
        ChallengeName,
        Session,
        ChallengeResponses: { USERNAME: Username, NEW_PASSWORD },
      })
    expect(await choose('too-weak-1')).toMatchObject({ body: { __type: 'InvalidPasswordException' } })
    expect(await choose('My-own-horse-5')).toMatchObject(SIGNED_IN)
    expect(await statusOf(pool, Username)).toBe('CONFIRMED')
    expect((await signInBen(pool, temporary)).status).toBe(400)
    expect(await signInBen(pool, 'My-own-horse-5')).toMatchObject(SIGNED_IN)
  })

  test('gives a temporary password for seven days', async () => {
    const pool = aUserPool()
    await invite(pool, { TemporaryPassword: PASSWORD, MessageAction: 'SUPPRESS' })
    expect(pool.sent).toEqual([])
    pool.clock.aheadMs = 7 * 24 * 60 * MINUTE_MS - SECOND_MS
    expect(await signInBen(pool, PASSWORD)).toMatchObject({
      body: { ChallengeName: 'NEW_PASSWORD_REQUIRED' },
    })
    pool.clock.aheadMs += SECOND_MS
    expect(await signInBen(pool, PASSWORD)).toEqual(
      refusal(
        'NotAuthorizedException',
        'Temporary password has expired and must be reset by an administrator.',
      ),
    )
  })

  test('sends a new temporary password to whoever has not replaced the first one', async () => {
    const pool = aUserPool()
    await invite(pool, { TemporaryPassword: PASSWORD })
    pool.clock.aheadMs = 8 * 24 * 60 * MINUTE_MS
    const resend = () => pool.administer('AdminCreateUser', { Username, MessageAction: 'RESEND' })
    expect(await resend()).toMatchObject({ body: { User: { UserStatus: 'FORCE_CHANGE_PASSWORD' } } })
    const temporary = /password is (\S+)$/m.exec(pool.sent.at(-1)?.text ?? '')?.[1] ?? ''
    expect((await signInBen(pool, PASSWORD)).status).toBe(400)
    const challenged = { ChallengeName: 'NEW_PASSWORD_REQUIRED' }
    expect(await signInBen(pool, temporary)).toMatchObject({ body: challenged })

    const again = (email: string) =>
      pool.administer('AdminCreateUser', { Username: email, MessageAction: 'RESEND' })
    await pool.call('SignUp', { Username: EMAIL, Password: PASSWORD })
    expect(await again(EMAIL)).toMatchObject({ body: { __type: 'UnsupportedUserStateException' } })
    expect(await again('eve@example.com')).toMatchObject({ body: { __type: 'UserNotFoundException' } })
  })

  test('turns off the app of an account and ends its sessions', async () => {
    const { pool, AccessToken } = await anEnrolledUser()
    const Off = { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } }
    expect(await pool.administer('AdminGetUser', { Username: EMAIL })).toMatchObject({
      body: { UserStatus: 'CONFIRMED', UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] },
    })
    await pool.administer('AdminSetUserMFAPreference', { Username: EMAIL, ...Off })
    await pool.administer('AdminUserGlobalSignOut', { Username: EMAIL })
    expect((await pool.call('GetUser', { AccessToken })).status).toBe(400)
    expect(await enterPassword(pool)).toMatchObject(SIGNED_IN)
  })

  test('gets an error for a taken or unknown user name, a weak password, an unverified address and another pool', async () => {
    const pool = aPoolAtRest()
    const refused = (code: string) => ({ status: 400, body: { __type: code } })
    const getBen = (more: object = {}) => pool.administer('AdminGetUser', { Username, ...more })
    expect(await invite(pool, { Username: EMAIL })).toMatchObject(refused('UsernameExistsException'))
    expect(await invite(pool, { TemporaryPassword: 'weak' })).toMatchObject(
      refused('InvalidPasswordException'),
    )
    expect(await invite(pool, { UserAttributes: [] })).toMatchObject(refused('InvalidParameterException'))
    expect(await getBen()).toMatchObject(refused('UserNotFoundException'))
    expect(await getBen({ UserPoolId: 'us-east-1_OTHER' })).toMatchObject(
      refused('ResourceNotFoundException'),
    )
    await pool.call('SignUp', { Username, Password: PASSWORD })
    expect(await statusOf(pool, Username)).toBe('UNCONFIRMED')
  })
})

test('temporary passwords and TOTP codes are not in the state file', async () => {
  const { pool, codeNow } = await anEnrolledUser()
  await pool.administer('AdminCreateUser', {
    Username: 'ben@example.com',
    UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    TemporaryPassword: 'Temporary-horse-1',
  })
  const state = readFileSync(pool.options.stateFile, 'utf8')
  expect(state).toContain('ben@example.com')
  expect(state).not.toContain('Temporary-horse-1')
  expect(state).not.toContain(`"${codeNow()}"`)
})
