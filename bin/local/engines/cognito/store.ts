import { generateKeyPairSync, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { readStoredFile, replaceFile } from '../../files/stored-file.ts'

/** A verified authenticator app. `lastStep` is the time step of the last code that was accepted. */
const Totp = z.object({
  secret: z.string(),
  lastStep: z.number(),
  enabled: z.boolean(),
  preferred: z.boolean(),
})

const User = z.object({
  sub: z.uuid(),
  email: z.string(),
  salt: z.string(),
  verifier: z.string(),
  confirmed: z.boolean(),
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()).default([]),
  /** Set while the password is a temporary one. */
  temporaryPasswordEndsAt: z.number().nullable().default(null),
  /** The secret of an authenticator app that has not proved its codes yet. */
  unverifiedTotpSecret: z.string().nullable().default(null),
  totp: Totp.nullable().default(null),
})
export type User = z.infer<typeof User>

/**
 * The id of a session is the `origin_jti` of its tokens. Refresh tokens are stored as hashes. Times are in epoch ms.
 */
const Session = z.object({
  id: z.uuid(),
  sub: z.uuid(),
  signedInAt: z.number(),
  endsAt: z.number(),
  refreshTokens: z.array(z.object({ hash: z.string(), endsAt: z.number() })),
})
export type Session = z.infer<typeof Session>

const Code = z.object({
  hash: z.string(),
  endsAt: z.number(),
  triesLeft: z.number(),
  sentAt: z.array(z.number()),
})

const State = z.object({
  signingKeyPem: z.string(),
  /** The key for the hashes of codes, and for the made-up responses about users that do not exist. */
  secret: z.string(),
  users: z.array(User),
  sessions: z.array(Session),
  codes: z.record(z.string(), Code),
})
type State = z.infer<typeof State>

export type Store = { state: State; save: () => void }

/** Reads the pool's state from its file, or creates it. */
export function openStore(file: string): Store {
  const state = readStoredFile(file, State) ?? newState()
  const save = () => replaceFile(file, JSON.stringify(state))
  save()
  return { state, save }
}

function newState(): State {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    signingKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    secret: randomBytes(32).toString('hex'),
    users: [],
    sessions: [],
    codes: {},
  }
}
