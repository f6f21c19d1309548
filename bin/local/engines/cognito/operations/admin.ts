import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { DAY_MS } from '../../../../../shared/time.ts'
import { emailOf, findUser, type Pool } from '../pool.ts'
import { ClientMetadata, sendPoolEmail } from '../pool-email.ts'
import { done, type Reply, refuse } from '../reply.ts'
import { endSessions } from '../sessions.ts'
import type { User } from '../store.ts'
import { createUser, passwordRefusal, setPassword } from '../users.ts'
import { MfaPreference, mfaSettingsOf, setMfaPreference } from './mfa.ts'
import { NewPassword, OperatorAttributes, ofPool } from './operation.ts'
import { attributesOf, removeUser } from './profile.ts'

const PASSWORD_BYTES = 9

const ForUsername = z.object({ Username: z.string() })

export const adminGetUser = ofPool(ForUsername, ({ Username }, pool) =>
  withUser(Username, pool, (user) =>
    done({ ...recordOf(user), UserAttributes: attributesOf(user), ...mfaSettingsOf(user) }),
  ),
)

/** The email address of a user is always verified here, so it must be created as such. */
const CreateUser = z.object({
  Username: z.email(),
  TemporaryPassword: NewPassword.optional(),
  MessageAction: z.literal('SUPPRESS').optional(),
  ClientMetadata,
  UserAttributes: z
    .array(
      z.union([
        z.object({ Name: z.literal('email'), Value: z.email() }),
        z.object({ Name: z.literal('email_verified'), Value: z.enum(['true', 'True']) }),
        z.object({ Name: z.literal('name'), Value: z.string().min(1) }),
      ]),
    )
    .refine(
      (attributes) => attributes.some(({ Name }) => Name === 'email_verified'),
      'email_verified is not true',
    ),
})

/** A new temporary password for somebody who has not replaced the first one. */
const InviteAgain = z.object({ Username: z.email(), MessageAction: z.literal('RESEND'), ClientMetadata })

/** The user has a temporary password, which the first sign-in replaces. */
export const adminCreateUser = ofPool(z.union([CreateUser, InviteAgain]), (input, pool) =>
  input.MessageAction === 'RESEND' ? inviteAgain(input, pool) : createInvited(input, pool),
)

async function createInvited(input: z.infer<typeof CreateUser>, pool: Pool): Promise<Reply> {
  const email = emailOf(input.Username)
  if (findUser(pool, email)) return refuse('UsernameExistsException', 'User account already exists')
  const password = input.TemporaryPassword ?? newTemporaryPassword()
  const refusal = passwordRefusal(password, pool)
  if (refusal) return refusal
  const user = createUser(pool, {
    email,
    password,
    confirmed: true,
    attributes: Object.fromEntries(
      input.UserAttributes.flatMap(({ Name, Value }) => (Name === 'name' ? [[Name, Value]] : [])),
    ),
    temporaryPasswordEndsAt: temporaryUntil(pool),
  })
  const unsent = input.MessageAction === undefined ? await invite(user, password, input, pool) : null
  return unsent ?? invited(user)
}

async function inviteAgain(input: z.infer<typeof InviteAgain>, pool: Pool): Promise<Reply> {
  const user = findUser(pool, emailOf(input.Username))
  if (user === null) return refuse('UserNotFoundException', 'User does not exist.')
  if (user.temporaryPasswordEndsAt === null)
    return refuse('UnsupportedUserStateException', 'User has no temporary password to send again.')
  const password = newTemporaryPassword()
  setPassword(pool, user, password, temporaryUntil(pool))
  return (await invite(user, password, input, pool)) ?? invited(user)
}

const newTemporaryPassword = () => `Aa1-${randomBytes(PASSWORD_BYTES).toString('base64url')}`
const temporaryUntil = (pool: Pool) => pool.now() + pool.temporaryPasswordDays * DAY_MS
const invite = (
  { email }: User,
  code: string,
  { ClientMetadata: clientMetadata }: z.infer<typeof InviteAgain | typeof CreateUser>,
  pool: Pool,
) => sendPoolEmail(pool, { trigger: 'AdminCreateUser', email, code, clientMetadata })
const invited = (user: User) => done({ User: { ...recordOf(user), Attributes: attributesOf(user) } })

export const adminSetUserMfaPreference = ofPool(
  z.intersection(ForUsername, MfaPreference),
  ({ Username, ...preference }, pool) =>
    withUser(Username, pool, (user) => setMfaPreference(preference, user, pool)),
)

export const adminUpdateUserAttributes = ofPool(
  ForUsername.extend({ UserAttributes: OperatorAttributes }),
  ({ Username, UserAttributes }, pool) =>
    withUser(Username, pool, (user) => {
      for (const { Name, Value } of UserAttributes) user.attributes[Name] = Value
      pool.save()
      return done()
    }),
)

export const adminUserGlobalSignOut = ofPool(ForUsername, ({ Username }, pool) =>
  withUser(Username, pool, (user) => {
    endSessions(user, pool)
    return done()
  }),
)

const ForGroup = ForUsername.extend({ GroupName: z.string() })

export const adminAddUserToGroup = ofPool(ForGroup, ({ Username, GroupName }, pool) => {
  if (!pool.groups.includes(GroupName)) return refuse('ResourceNotFoundException', 'Group not found.')
  return withUser(Username, pool, (user) => {
    user.groups = [...new Set([...user.groups, GroupName])]
    pool.save()
    return done()
  })
})

export const adminRemoveUserFromGroup = ofPool(ForGroup, ({ Username, GroupName }, pool) =>
  withUser(Username, pool, (user) => {
    user.groups = user.groups.filter((group) => group !== GroupName)
    pool.save()
    return done()
  }),
)

export const adminDeleteUser = ofPool(ForUsername, ({ Username }, pool) =>
  withUser(Username, pool, (user) => removeUser(user, pool)),
)

function withUser(username: string, pool: Pool, run: (user: User) => Reply): Reply {
  // a username is the sub, or the address that one signs in with
  const user = pool.state.users.find(({ sub }) => sub === username) ?? findUser(pool, username)
  return user === null ? refuse('UserNotFoundException', 'User does not exist.') : run(user)
}

export const recordOf = (user: User) => ({ Username: user.sub, Enabled: true, UserStatus: statusOf(user) })

function statusOf({ confirmed, temporaryPasswordEndsAt }: User): string {
  if (!confirmed) return 'UNCONFIRMED'
  return temporaryPasswordEndsAt === null ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
}
