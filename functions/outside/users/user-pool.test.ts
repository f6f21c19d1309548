import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
  UnsupportedUserStateException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountAddress } from './account-address.ts'
import { twoStepReset } from './two-step-reset.ts'
import { userAccounts } from './user-accounts.ts'
import { userRemover } from './user-remover.ts'

const POOL = 'us-east-1_Pool'
const NOT_FOUND = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} })
const TAKEN = new UsernameExistsException({ message: 'User account already exists', $metadata: {} })
const THROTTLED = new TooManyRequestsException({ message: 'Rate exceeded', $metadata: {} })

const user = (attributes: Record<string, string>) => ({
  Username: 'mia',
  UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
})

const pool = mockClient(CognitoIdentityProviderClient)
beforeEach(() => {
  pool.reset()
})

describe('the account of an email address', () => {
  const findOrCreate = () =>
    userAccounts(POOL).findOrCreate({ email: 'mia@example.com', name: 'Mia Ray', language: 'es' })

  it('T86 is the one that exists', async () => {
    pool.on(AdminGetUserCommand).resolves(user({ sub: 'mia' }))
    expect(await findOrCreate()).toEqual({ accountId: 'mia', isNew: false })
    expect(pool).not.toHaveReceivedCommand(AdminCreateUserCommand)
  })

  it('T86 is created if there is none, with a verified address and the name of the order', async () => {
    pool
      .on(AdminGetUserCommand)
      .rejectsOnce(NOT_FOUND)
      .resolves(user({ sub: 'mia' }))
    pool.on(AdminCreateUserCommand).resolves({})
    expect(await findOrCreate()).toEqual({ accountId: 'mia', isNew: true })
    expect(pool).toHaveReceivedCommandExactlyOnceWith(AdminCreateUserCommand, {
      UserPoolId: POOL,
      Username: 'mia@example.com',
      UserAttributes: [
        { Name: 'email', Value: 'mia@example.com' },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Mia Ray' },
      ],
      ClientMetadata: { language: 'es' },
    })
  })

  it('T86 is not new if someone else has just created it', async () => {
    pool
      .on(AdminGetUserCommand)
      .rejectsOnce(NOT_FOUND)
      .resolves(user({ sub: 'someone' }))
    pool.on(AdminCreateUserCommand).rejects(TAKEN)
    expect(await findOrCreate()).toEqual({ accountId: 'someone', isNew: false })
  })

  it('T86 is an error if it is deleted at the same moment', async () => {
    pool.on(AdminGetUserCommand).rejects(NOT_FOUND)
    pool.on(AdminCreateUserCommand).rejects(TAKEN)
    await expect(findOrCreate()).rejects.toThrow('An account is gone')
  })

  it('T86 is not created while the pool does not say whether it exists', async () => {
    pool.on(AdminGetUserCommand).rejects(THROTTLED)
    await expect(findOrCreate()).rejects.toThrow(THROTTLED)
    expect(pool).not.toHaveReceivedCommand(AdminCreateUserCommand)
  })

  it('T86 is an error if the pool does not create it', async () => {
    pool.on(AdminGetUserCommand).rejects(NOT_FOUND)
    pool.on(AdminCreateUserCommand).rejects(THROTTLED)
    await expect(findOrCreate()).rejects.toThrow(THROTTLED)
  })
})

it('T106 a temporary password is mailed again, unless it was replaced', async () => {
  pool
    .on(AdminCreateUserCommand)
    .resolvesOnce({})
    .rejectsOnce(new UnsupportedUserStateException({ message: 'Resend not possible', $metadata: {} }))
    .rejects(THROTTLED)
  const inviteAgain = () => userAccounts(POOL).inviteAgain('mia@example.com', 'es')
  expect(await inviteAgain()).toBe(true)
  expect(pool).toHaveReceivedCommandWith(AdminCreateUserCommand, {
    Username: 'mia@example.com',
    MessageAction: 'RESEND',
    ClientMetadata: { language: 'es' },
  })
  expect(await inviteAgain()).toBe(false)
  await expect(inviteAgain()).rejects.toThrow(THROTTLED)
})

it('T106 a reset that failed halfway can be repeated: the app is turned off last', async () => {
  pool.on(AdminUserGlobalSignOutCommand).resolvesOnce({}).rejects(THROTTLED)
  pool.on(AdminSetUserMFAPreferenceCommand).resolves({})
  await twoStepReset(POOL)('mia')
  expect(pool).toHaveReceivedCommandExactlyOnceWith(AdminSetUserMFAPreferenceCommand, {
    UserPoolId: POOL,
    Username: 'mia',
    SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
  })
  await expect(twoStepReset(POOL)('mia')).rejects.toThrow(THROTTLED)
  expect(pool).toHaveReceivedCommandTimes(AdminSetUserMFAPreferenceCommand, 1)
})

describe('the address of an account', () => {
  it.each([
    ['verified', { email: 'mia@example.com', email_verified: 'true' }, 'mia@example.com'],
    ['not verified', { email: 'mia@example.com', email_verified: 'false' }, null],
    ['missing', { email_verified: 'true' }, null],
  ])('is used only if it is verified: %s', async (_, attributes, address) => {
    pool.on(AdminGetUserCommand, { UserPoolId: POOL, Username: 'mia' }).resolves(user(attributes))
    expect(await accountAddress(POOL, async (id) => id)('mia')).toBe(address)
  })

  it('is none of a deleted account, and unknown while the pool is throttled', async () => {
    pool.on(AdminGetUserCommand).rejectsOnce(NOT_FOUND).rejects(THROTTLED)
    expect(await accountAddress(POOL, async (id) => id)('mia')).toBeNull()
    await expect(accountAddress(POOL, async (id) => id)('mia')).rejects.toThrow(THROTTLED)
  })
})

it('T113 a user is removed once, and again without an error, but not if the pool is throttled', async () => {
  pool.on(AdminDeleteUserCommand).resolvesOnce({}).rejectsOnce(NOT_FOUND).rejects(THROTTLED)
  const remove = userRemover(POOL)
  await remove('mia')
  await remove('mia')
  await expect(remove('mia')).rejects.toThrow(THROTTLED)
  expect(pool).toHaveReceivedCommandTimes(AdminDeleteUserCommand, 3)
})
