import { hkdfSync } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import { uuidOf } from '../../../uuid-of.ts'
import type { PasswordPolicy } from './passwords.ts'
import { type PasswordProof, proofFrom, type ServerKeys } from './srp.ts'
import { openStore, type Store, type User } from './store.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** `html` is `null` where Cognito sends a text of its own. */
type PoolEmail = { to: string; subject: string; text: string; html: string | null }

export type CognitoOptions = {
  userPoolId: string
  clientId: string
  explicitAuthFlows: readonly string[]
  accessTokenMinutes: number
  idTokenMinutes: number
  refreshTokenDays: number
  passwordPolicy: PasswordPolicy
  /** Whether users may add an authenticator app, or must. */
  mfa: 'OPTIONAL' | 'ON'
  temporaryPasswordDays: number
  /** The names of the groups that users can be in. */
  groups: readonly string[]
  refreshTokenRotation: { graceSeconds: number } | null
  stateFile: string
  sendEmail: (email: PoolEmail) => void | Promise<void>
  /** Invokes the functions of the triggers. What one throws becomes the message of a refusal. */
  triggers: Record<'PreSignUp' | 'CustomMessage', (event: unknown) => Promise<unknown>>
  now: () => number
}

/** The user who tries to sign in. `user` is `null` if the email address has none; `sub` and `proof` are then made up. */
export type Candidate = { email: string; user: User | null; sub: string; proof: PasswordProof }

/** An SRP sign-in that waits for the client's proof. */
type SrpChallenge = Candidate & { clientPublicKey: string; server: ServerKeys; endsAt: number }

export type ChallengeName = 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA' | 'MFA_SETUP'

/** A step of a sign-in after the right password. Cognito calls its key a session. */
export type Challenge = { name: ChallengeName; user: User; endsAt: number; isUsed: boolean }

/** The state that the operations of a user pool share. */
export type Pool = CognitoOptions &
  Store & {
    issuer: string
    name: string
    tokens: Tokens
    lockout: Lockout
    codeLockout: Lockout
    srpChallenges: Map<string, SrpChallenge>
    challenges: Map<string, Challenge>
  }

export function openPool(options: CognitoOptions): Pool {
  const [region = '', name = ''] = options.userPoolId.split('_')
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${options.userPoolId}`
  const store = openStore(options.stateFile)
  return {
    ...options,
    ...store,
    issuer,
    name,
    tokens: createTokens({ ...options, issuer, signingKeyPem: store.state.signingKeyPem }),
    lockout: createLockout(options.now),
    codeLockout: createLockout(options.now),
    srpChallenges: new Map(),
    challenges: new Map(),
  }
}

/** By email address, in any case. Not by `sub`, which would distinguish a user's from a made-up one. */
export function findUser(pool: Pool, username: string): User | null {
  const wanted = emailOf(username)
  return pool.state.users.find(({ email }) => email === wanted) ?? null
}

export const emailOf = (username: string) => username.trim().toLowerCase()

/** The proof is a reference to the user's record: if the password changes meanwhile, a sign-in with the old one fails. */
export function candidateFor(pool: Pool, username: string): Candidate {
  const user = findUser(pool, username)
  if (user) return { email: user.email, user, sub: user.sub, proof: user }
  const email = emailOf(username)
  return { email, user: null, ...absentUser(pool, email) }
}

const ABSENT_BYTES = 16 + 16 + 384

/** The `sub` and proof for an email address without a user: constant, and not satisfied by any password. */
function absentUser(pool: Pool, email: string): { sub: string; proof: PasswordProof } {
  const bytes = Buffer.from(hkdfSync('sha512', pool.state.secret, '', `absent:${email}`, ABSENT_BYTES))
  return { sub: uuidOf(bytes.subarray(0, 16)), proof: proofFrom(bytes.subarray(16)) }
}

const FREE_FAILURES = 5
const MAX_LOCKOUT_MS = 15 * MINUTE_MS

type Lockout = ReturnType<typeof createLockout>

/** Cognito's lockout per email address: 1 s after the fifth failure, doubled by each further one. */
function createLockout(now: () => number) {
  const failures = new Map<string, { count: number; lastAt: number }>()
  const lockoutMs = (count: number) =>
    count < FREE_FAILURES ? 0 : Math.min(SECOND_MS * 2 ** (count - FREE_FAILURES), MAX_LOCKOUT_MS)

  return {
    isLockedOut(email: string): boolean {
      const failed = failures.get(email)
      return failed !== undefined && now() < failed.lastAt + lockoutMs(failed.count)
    },
    recordFailure(email: string): void {
      for (const [other, { lastAt }] of failures) if (lastAt + MAX_LOCKOUT_MS <= now()) failures.delete(other)
      const count = (failures.get(email)?.count ?? 0) + 1
      failures.set(email, { count, lastAt: now() })
    },
    reset(email: string): void {
      failures.delete(email)
    },
  }
}
