import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS, SECOND_MS } from '../../../../shared/time.ts'
import type { Pool } from './pool.ts'
import { done, type Reply, refuse } from './reply.ts'
import type { Session, User } from './store.ts'

const REFRESH_TOKEN_BYTES = 48

const INVALID_REFRESH_TOKEN = refuse('NotAuthorizedException', 'Invalid Refresh Token')

export function startSession(user: User, pool: Pool): Reply {
  const { state, now, refreshTokenDays } = pool
  state.sessions = state.sessions.filter(({ endsAt }) => endsAt > now())
  const session: Session = {
    id: randomUUID(),
    sub: user.sub,
    signedInAt: now(),
    endsAt: now() + refreshTokenDays * DAY_MS,
    refreshTokens: [],
  }
  state.sessions.push(session)
  const refreshToken = addRefreshToken(session)
  pool.save()
  return done({
    ChallengeParameters: {},
    AuthenticationResult: { ...tokensOf(user, session, pool), RefreshToken: refreshToken },
  })
}

/**
 * Returns new tokens for a refresh token. With rotation, the used one remains valid for the grace period only, and the
 * new one expires with its session.
 */
export function refreshSession(refreshToken: string, pool: Pool): Reply {
  const { state, now, refreshTokenRotation } = pool
  const session = sessionOf(refreshToken, pool)
  const used = session?.refreshTokens.find(({ hash }) => hash === hashOf(refreshToken))
  if (session === undefined || used === undefined || used.endsAt <= now()) return INVALID_REFRESH_TOKEN
  const user = state.users.find(({ sub }) => sub === session.sub)
  if (user === undefined) return INVALID_REFRESH_TOKEN
  if (refreshTokenRotation === null) return done({ AuthenticationResult: tokensOf(user, session, pool) })

  used.endsAt = Math.min(used.endsAt, now() + refreshTokenRotation.graceSeconds * SECOND_MS)
  session.refreshTokens = session.refreshTokens.filter(({ endsAt }) => endsAt > now())
  const next = addRefreshToken(session)
  pool.save()
  return done({ AuthenticationResult: { ...tokensOf(user, session, pool), RefreshToken: next } })
}

/** Ends the session of a refresh token. An unknown token is not an error. */
export function revokeSession(refreshToken: string, pool: Pool): Reply {
  const session = sessionOf(refreshToken, pool)
  pool.state.sessions = pool.state.sessions.filter((other) => other !== session)
  pool.save()
  return done()
}

export function endSessions(user: User, pool: Pool): void {
  pool.state.sessions = pool.state.sessions.filter(({ sub }) => sub !== user.sub)
  pool.save()
}

function addRefreshToken(session: Session): string {
  const refreshToken = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url')
  session.refreshTokens.push({ hash: hashOf(refreshToken), endsAt: session.endsAt })
  return refreshToken
}

function sessionOf(refreshToken: string, { state }: Pool): Session | undefined {
  const wanted = hashOf(refreshToken)
  return state.sessions.find(({ refreshTokens }) => refreshTokens.some(({ hash }) => hash === wanted))
}

function tokensOf(user: User, session: Session, { tokens, accessTokenMinutes }: Pool) {
  return {
    AccessToken: tokens.accessToken(user, session),
    IdToken: tokens.idToken(user, session),
    ExpiresIn: accessTokenMinutes * 60,
    TokenType: 'Bearer',
  }
}

const hashOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex')
