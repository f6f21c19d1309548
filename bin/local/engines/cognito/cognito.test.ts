import { existsSync, readFileSync } from 'node:fs'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { createCognito } from './cognito.ts'
import { aUserPool, CLIENT_ID, USER_POOL_ID } from './fixture.ts'

const PASSWORD = 'Correct-horse-9'
const EMAIL = 'mia@example.com'

const Tokens = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    RefreshToken: z.string().optional(),
  }),
})

const Challenge = z.object({
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ChallengeParameters: z.object({
    SALT: z.string(),
    SRP_B: z.string(),
    SECRET_BLOCK: z.string(),
    USERNAME: z.string(),
    USER_ID_FOR_SRP: z.string(),
  }),
})

type Pool = ReturnType<typeof aUserPool>

const signIn = (pool: Pool, password = PASSWORD, username = EMAIL) =>
  pool.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password },
  })
const refresh = (pool: Pool, RefreshToken: string) => pool.call('GetTokensFromRefreshToken', { RefreshToken })

function aPoolWithMia(settings?: Parameters<typeof aUserPool>[0]) {
  const pool = aUserPool(settings)
  return { ...pool, sub: pool.cognito.addUser({ email: EMAIL, password: PASSWORD }) }
}

async function tokensOf(answer: ReturnType<Pool['call']>) {
  const { status, body } = await answer
  expect(status).toBe(200)
  const { AccessToken, IdToken, RefreshToken = 'none' } = Tokens.parse(body).AuthenticationResult
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken }
}

const refusal = (code: string) => ({ status: 400, body: { __type: code } })

afterEach(() => vi.restoreAllMocks())

describe('T01 tokens', () => {
  const verifierOf = (pool: Pool, tokenUse: 'access' | 'id') => {
    const verifier = CognitoJwtVerifier.create({ userPoolId: USER_POOL_ID, clientId: CLIENT_ID, tokenUse })
    verifier.cacheJwks(pool.cognito.jwks())
    return verifier
  }

  test('AWS’s verifier accepts access and id tokens, each only for its own use', async () => {
    const pool = aPoolWithMia()
    const { accessToken, idToken } = await tokensOf(signIn(pool))
    const access = await verifierOf(pool, 'access').verify(accessToken)
    expect(access).toMatchObject({ sub: pool.sub, username: pool.sub, iss: pool.cognito.issuer })
    expect(access.exp - access.iat).toBe(60 * 60)
    expect(await verifierOf(pool, 'id').verify(idToken)).toMatchObject({
      sub: pool.sub,
      email: EMAIL,
      email_verified: true,
      'cognito:username': pool.sub,
    })
    await expect(verifierOf(pool, 'access').verify(idToken)).rejects.toThrow('Token use')
  })

  test('an organization is set by the operator only, and is in the id token', async () => {
    const pool = aUserPool()
    pool.cognito.addUser({ email: EMAIL, password: PASSWORD })
    const { accessToken } = await tokensOf(signIn(pool))
    const UserAttributes = [{ Name: 'custom:organization', Value: 'Harbour Ltd' }]
    expect(
      await pool.call('UpdateUserAttributes', { AccessToken: accessToken, UserAttributes }),
    ).toMatchObject({ status: 400 })
    await pool.administer('AdminUpdateUserAttributes', { Username: EMAIL, UserAttributes })
    const { idToken } = await tokensOf(signIn(pool))
    expect(await verifierOf(pool, 'id').verify(idToken)).toMatchObject({
      'custom:organization': 'Harbour Ltd',
    })
  })

  test('an expired, a tampered and another pool’s token are refused, by the verifier and by GetUser', async () => {
    const pool = aPoolWithMia()
    const { accessToken, idToken } = await tokensOf(signIn(pool))
    const other = aPoolWithMia()
    const [header, , signature] = accessToken.split('.')
    const claims = Buffer.from(JSON.stringify({ sub: 'x', token_use: 'access', exp: 9e9 })).toString(
      'base64url',
    )
    const forged = [`${header}.${claims}.${signature}`, `${accessToken.slice(0, -8)}AAAAAAAA`]
    forged.push((await tokensOf(signIn(other))).accessToken, 'x', '')
    for (const token of forged) {
      await expect(verifierOf(pool, 'access').verify(token)).rejects.toThrow()
      expect(await pool.call('GetUser', { AccessToken: token })).toMatchObject(
        refusal('NotAuthorizedException'),
      )
    }
    expect(await pool.call('GetUser', { AccessToken: idToken })).toMatchObject(
      refusal('NotAuthorizedException'),
    )

    pool.clock.aheadMs = -61 * MINUTE_MS
    const { accessToken: expired } = await tokensOf(signIn(pool))
    await expect(verifierOf(pool, 'access').verify(expired)).rejects.toThrow('expired')
    pool.clock.aheadMs = 0
    expect(await pool.call('GetUser', { AccessToken: expired })).toMatchObject(
      refusal('NotAuthorizedException'),
    )
  })
})

describe('T07 refresh tokens', () => {
  test('a rotated one is valid until the end of the grace period', async () => {
    const pool = aPoolWithMia()
    const first = (await tokensOf(signIn(pool))).refreshToken
    const second = (await tokensOf(refresh(pool, first))).refreshToken
    expect(second).not.toBe(first)
    pool.clock.aheadMs = 59_000
    const third = (await tokensOf(refresh(pool, first))).refreshToken
    pool.clock.aheadMs = 61_000
    expect(await refresh(pool, first)).toMatchObject(refusal('NotAuthorizedException'))
    await tokensOf(refresh(pool, second))
    await tokensOf(refresh(pool, third))
  })

  test('rotation does not extend a session beyond its first refresh token', async () => {
    const pool = aPoolWithMia({ refreshTokenDays: 1 })
    const first = (await tokensOf(signIn(pool))).refreshToken
    pool.clock.aheadMs = 23 * 60 * MINUTE_MS
    const second = (await tokensOf(refresh(pool, first))).refreshToken
    pool.clock.aheadMs = 24 * 60 * MINUTE_MS + 1000
    expect(await refresh(pool, second)).toMatchObject(refusal('NotAuthorizedException'))
  })

  test('without rotation both calls return none; with it only GetTokensFromRefreshToken refreshes', async () => {
    const byFlow = (pool: Pool, REFRESH_TOKEN: string) =>
      pool.call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } })
    const pool = aPoolWithMia({ refreshTokenRotation: null })
    const { refreshToken } = await tokensOf(signIn(pool))
    for (const answer of [refresh(pool, refreshToken), byFlow(pool, refreshToken)])
      expect((await tokensOf(answer)).refreshToken).toBe('none')

    const rotating = aPoolWithMia()
    const rotated = (await tokensOf(signIn(rotating))).refreshToken
    expect(await byFlow(rotating, rotated)).toMatchObject(refusal('InvalidParameterException'))
  })

  test('a revoked one ends its session and no other', async () => {
    const pool = aPoolWithMia()
    const one = await tokensOf(signIn(pool))
    const other = await tokensOf(signIn(pool))
    const next = await tokensOf(refresh(pool, one.refreshToken))
    expect((await pool.call('RevokeToken', { Token: one.refreshToken })).status).toBe(200)
    expect((await refresh(pool, next.refreshToken)).status).toBe(400)
    expect((await pool.call('GetUser', { AccessToken: next.accessToken })).status).toBe(400)
    await tokensOf(refresh(pool, other.refreshToken))
  })
})

test('T10 a deleted user’s tokens are refused immediately, and the email address is free again', async () => {
  const pool = aPoolWithMia()
  const { accessToken, refreshToken } = await tokensOf(signIn(pool))
  expect((await pool.call('DeleteUser', { AccessToken: accessToken })).status).toBe(200)
  expect(await pool.call('GetUser', { AccessToken: accessToken })).toMatchObject(
    refusal('NotAuthorizedException'),
  )
  expect((await refresh(pool, refreshToken)).status).toBe(400)
  expect((await signIn(pool)).status).toBe(400)
  expect((await pool.call('SignUp', { Username: EMAIL, Password: PASSWORD })).status).toBe(200)
})

describe('T12 responses do not reveal who has an account', () => {
  test.each([
    [
      'a sign-in',
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { PASSWORD: 'Wrong-horse-1' } },
    ],
    ['a forgotten password', 'ForgotPassword', {}],
    ['a new code', 'ResendConfirmationCode', {}],
    ['a wrong code', 'ConfirmSignUp', { ConfirmationCode: '12345x' }],
    [
      'a wrong code for a new password',
      'ConfirmForgotPassword',
      { ConfirmationCode: '12345x', Password: PASSWORD },
    ],
  ])(
    '%s gets the same response for a known and an unknown email address, try after try',
    async (_, operation, input) => {
      const pool = aPoolWithMia()
      const call = (Username: string) => {
        const AuthParameters =
          'AuthParameters' in input ? { USERNAME: Username, ...input.AuthParameters } : undefined
        return pool.call(operation, { ...input, Username, AuthParameters })
      }
      for (const email of [EMAIL, 'moe@example.com']) {
        await pool.call('ForgotPassword', { Username: email })
        await pool.call('ResendConfirmationCode', { Username: email })
      }
      for (let round = 0; round < 12; round++)
        expect(await call('moe@example.com'), `round ${round}`).toEqual(await call(EMAIL))
      expect(pool.sent.every(({ to }) => to === EMAIL)).toBe(true)
    },
  )

  test('an SRP challenge has the same shape, and an email address always gets the same salt and sub', async () => {
    const pool = aPoolWithMia()
    const challenge = async (USERNAME: string) => {
      const answer = await pool.call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A: 'abcdef0123456789'.repeat(40) },
      })
      return Challenge.parse(answer.body).ChallengeParameters
    }
    const known = await challenge(EMAIL)
    const unknown = await challenge('moe@example.com')
    const again = await challenge('MOE@example.com')
    expect(Object.keys(unknown)).toEqual(Object.keys(known))
    expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([unknown.SALT, unknown.USER_ID_FOR_SRP])
    expect(unknown.USER_ID_FOR_SRP).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(Math.abs(JSON.stringify(unknown).length - JSON.stringify(known).length)).toBeLessThan(12)

    const answer = (SECRET_BLOCK: string) =>
      pool.call('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: 'x',
          PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'now',
        },
      })
    expect(await answer(unknown.SECRET_BLOCK)).toEqual(await answer(known.SECRET_BLOCK))
  })
})

describe('triggers', () => {
  const refuses = async () => {
    throw new Error('Error: codes-daily-limit\n    at handler')
  }
  const passes = async (event: unknown) => event

  test('PreSignUp can refuse a sign-up, which leaves no user', async () => {
    const pool = aUserPool({ triggers: { PreSignUp: refuses, CustomMessage: passes } })
    const message = 'PreSignUp failed with error codes-daily-limit.'
    expect(await pool.call('SignUp', { Username: EMAIL, Password: PASSWORD })).toEqual({
      status: 400,
      body: { __type: 'UserLambdaValidationException', message },
    })
    expect(pool.sent).toEqual([])
    expect(await pool.administer('AdminGetUser', { Username: EMAIL })).toMatchObject(
      refusal('UserNotFoundException'),
    )
  })

  test('CustomMessage can refuse another code', async () => {
    const triggers = { PreSignUp: passes, CustomMessage: passes }
    const pool = aUserPool({ triggers })
    await pool.call('SignUp', { Username: EMAIL, Password: PASSWORD })
    triggers.CustomMessage = refuses
    expect(await pool.call('ResendConfirmationCode', { Username: EMAIL })).toMatchObject(
      refusal('UserLambdaValidationException'),
    )
    expect(pool.sent).toHaveLength(1)
  })
})

describe('codes', () => {
  const confirm = (pool: Pool, ConfirmationCode: string) =>
    pool.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode })
  async function aSignUp() {
    const pool = aUserPool()
    await pool.call('SignUp', { Username: EMAIL, Password: PASSWORD })
    const code = pool.lastCode(EMAIL)
    return { pool, code, wrong: code === '000000' ? '000001' : '000000' }
  }

  test('can be right on the fifth try, not on the sixth', async () => {
    const lucky = await aSignUp()
    for (let round = 0; round < 4; round++)
      expect(await confirm(lucky.pool, lucky.wrong)).toMatchObject(refusal('CodeMismatchException'))
    expect((await confirm(lucky.pool, lucky.code)).status).toBe(200)

    const late = await aSignUp()
    for (let round = 0; round < 5; round++) await confirm(late.pool, late.wrong)
    expect(await confirm(late.pool, late.code)).toMatchObject(refusal('LimitExceededException'))
  })

  test('are valid for 24 hours to sign up and for an hour to reset a password, once', async () => {
    const { pool, code } = await aSignUp()
    pool.clock.aheadMs = 24 * 60 * MINUTE_MS + 1000
    expect(await confirm(pool, code)).toMatchObject(refusal('ExpiredCodeException'))
    await pool.call('ResendConfirmationCode', { Username: EMAIL })
    pool.clock.aheadMs += 24 * 60 * MINUTE_MS - 1000
    expect((await confirm(pool, pool.lastCode(EMAIL))).status).toBe(200)

    const reset = (ConfirmationCode: string) =>
      pool.call('ConfirmForgotPassword', { Username: EMAIL, ConfirmationCode, Password: 'Another-horse-7' })
    await pool.call('ForgotPassword', { Username: EMAIL })
    pool.clock.aheadMs += 61 * MINUTE_MS
    expect(await reset(pool.lastCode(EMAIL))).toMatchObject(refusal('ExpiredCodeException'))
    await pool.call('ForgotPassword', { Username: EMAIL })
    expect((await reset(pool.lastCode(EMAIL))).status).toBe(200)
    expect((await reset(pool.lastCode(EMAIL))).status).toBe(400)
  })

  test('are not in the state file, nor are passwords and refresh tokens', async () => {
    const { pool, code } = await aSignUp()
    await confirm(pool, code)
    const { refreshToken } = await tokensOf(signIn(pool))
    await pool.call('ForgotPassword', { Username: EMAIL })
    const state = readFileSync(pool.options.stateFile, 'utf8')
    expect(state).toContain(EMAIL)
    for (const secret of [PASSWORD, refreshToken, `"${pool.lastCode(EMAIL)}"`])
      expect(state).not.toContain(secret)
  })
})

describe('signing up', () => {
  test.each([
    ['Short1a', 'InvalidPasswordException'],
    ['no-upper-case-1', 'InvalidPasswordException'],
    ['NO-LOWER-CASE-1', 'InvalidPasswordException'],
    ['No-digits-at-all', 'InvalidPasswordException'],
    [' Correct-horse-9', 'InvalidParameterException'],
  ])('is refused with the password "%s"', async (Password, code) => {
    expect(await aUserPool().call('SignUp', { Username: EMAIL, Password })).toMatchObject(refusal(code))
  })

  test('is refused for a taken email address in any case, for an invalid one, and for another client', async () => {
    const pool = aPoolWithMia()
    const signUp = (input: object) => pool.call('SignUp', { Username: EMAIL, Password: PASSWORD, ...input })
    expect(await signUp({ Username: 'MIA@example.com' })).toMatchObject(refusal('UsernameExistsException'))
    expect(await signUp({ Username: 'mia' })).toMatchObject(refusal('InvalidParameterException'))
    expect(await signUp({ ClientId: 'other' })).toMatchObject(refusal('ResourceNotFoundException'))
  })
})

test('five wrong passwords lock for a second, a sixth for two; the right one resets the count', async () => {
  const pool = aPoolWithMia({ now: () => pool.clock.aheadMs })
  for (let round = 0; round < 5; round++) await signIn(pool, 'Wrong-horse-1')
  expect(await signIn(pool)).toMatchObject({ status: 400, body: { message: 'Password attempts exceeded' } })
  pool.clock.aheadMs += 1000
  expect((await signIn(pool, 'Wrong-horse-1')).body).toMatchObject({
    message: 'Incorrect username or password.',
  })
  pool.clock.aheadMs += 1999
  expect((await signIn(pool)).status).toBe(400)
  pool.clock.aheadMs += 1
  expect((await signIn(pool)).status).toBe(200)
  expect((await signIn(pool, 'Wrong-horse-1')).body).toMatchObject({
    message: 'Incorrect username or password.',
  })
})

test('a flow that the client does not allow and a public key of zero are refused', async () => {
  const pool = aPoolWithMia({ explicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] })
  expect(await signIn(pool)).toMatchObject(refusal('InvalidParameterException'))
  const zero = { USERNAME: EMAIL, SRP_A: '0' }
  expect(await pool.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: zero })).toMatchObject(
    refusal('InvalidParameterException'),
  )
})

test('an unsupported operation is refused and logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await aUserPool().call('AdminGetUser', {})).toMatchObject(refusal('UnknownOperationException'))
  expect(logged).toHaveBeenCalledWith('The local user pool does not support AdminGetUser')
})

test('users, sessions, codes and keys survive a restart; no unfinished file is left', async () => {
  const pool = aPoolWithMia()
  const { accessToken, refreshToken } = await tokensOf(signIn(pool))
  await pool.call('ForgotPassword', { Username: EMAIL })

  const restarted = createCognito(pool.options)
  const call = (operation: string, input: object) =>
    restarted.handle(operation, { ClientId: CLIENT_ID, ...input })
  expect(restarted.jwks()).toEqual(pool.cognito.jwks())
  expect(restarted.addUser({ email: 'MIA@example.com', password: 'Ignored-horse-1' })).toBe(pool.sub)
  expect((await call('GetUser', { AccessToken: accessToken })).status).toBe(200)
  await tokensOf(call('GetTokensFromRefreshToken', { RefreshToken: refreshToken }))
  const reset = { Username: EMAIL, ConfirmationCode: pool.lastCode(EMAIL), Password: 'Another-horse-7' }
  expect((await call('ConfirmForgotPassword', reset)).status).toBe(200)
  expect(existsSync(`${pool.options.stateFile}.unfinished`)).toBe(false)
})
