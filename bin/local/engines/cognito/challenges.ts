import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../../../shared/time.ts'
import type { Challenge, ChallengeName, Pool } from './pool.ts'
import { done, type Reply, refuse } from './reply.ts'
import type { User } from './store.ts'

/** The app client's default for `AuthSessionValidity`. */
export const CHALLENGE_TIMEOUT_MS = 3 * MINUTE_MS
const SESSION_BYTES = 96

/** Answers with the next step of a user's sign-in. */
export function challengeReply(
  name: ChallengeName,
  user: User,
  pool: Pool,
  parameters: Record<string, string> = {},
): Reply {
  return done({
    ChallengeName: name,
    Session: openChallenge(name, user, pool),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub, ...parameters },
  })
}

/** Returns the session that answers the challenge. */
export function openChallenge(name: ChallengeName, user: User, pool: Pool): string {
  deleteOldChallenges(pool)
  const session = randomBytes(SESSION_BYTES).toString('base64url')
  pool.challenges.set(session, { name, user, endsAt: pool.now() + CHALLENGE_TIMEOUT_MS, isUsed: false })
  return session
}

/** The open challenge of a session, or the refusal. A wrong answer leaves it open. */
export function findChallenge(session: string, name: ChallengeName, pool: Pool): Challenge | Reply {
  const challenge = pool.challenges.get(session)
  if (challenge?.name !== name || !pool.state.users.includes(challenge.user)) return INVALID_SESSION
  if (challenge.isUsed) return USED_SESSION
  return challenge.endsAt > pool.now() ? challenge : EXPIRED_SESSION
}

const INVALID_SESSION = refuse('NotAuthorizedException', 'Invalid session for the user.')
const USED_SESSION = refuse(
  'NotAuthorizedException',
  'Invalid session for the user, session can only be used once.',
)
const EXPIRED_SESSION = refuse('NotAuthorizedException', 'Invalid session for the user, session is expired.')

/** Expired challenges are kept for another timeout, so that a late answer gets the right error. */
function deleteOldChallenges({ challenges, now }: Pool): void {
  for (const [session, { endsAt }] of challenges)
    if (endsAt + CHALLENGE_TIMEOUT_MS <= now()) challenges.delete(session)
}
