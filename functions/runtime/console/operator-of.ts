import { type ConsoleRefusal, OPERATOR_SESSION_MS } from '../../../shared/operator/access.ts'
import type { DirectoryUser } from '../../outside/users/user-directory.ts'
import { readCallContext } from '../call-context.ts'

export type OperatorDeps = {
  /** A user of the pool now, or some seconds ago; `null` for nobody. */
  getUser: (personId: string) => Promise<DirectoryUser | null>
  now: () => number
}

/** Who uses the console. `endsAt`: until when (epoch ms). */
export type SignedInOperator = { operatorId: string; email: string; endsAt: number }

/**
 * The operator whom the gateway's authorizer has found, or why the call is refused. Cognito's access tokens do not say
 * how somebody signed in, so the setting of the user decides: whoever has an authenticator app cannot sign in without it.
 */
export async function operatorOf(
  authorizer: unknown,
  { getUser, now }: OperatorDeps,
): Promise<SignedInOperator | { refused: ConsoleRefusal | 'unauthenticated' }> {
  const context = readCallContext(authorizer)
  // the gateway may have known the token for some minutes
  if (context === null || ('personId' in context && context.expiresAt <= now()))
    return { refused: 'unauthenticated' }
  if (!('personId' in context) || !context.isOperator) return { refused: 'operators-only' }
  const endsAt = context.signedInAt + OPERATOR_SESSION_MS
  if (now() > endsAt) return { refused: 'session-over' }
  const user = await getUser(context.personId)
  if (user === null || !user.isEnabled) return { refused: 'operators-only' }
  if (!user.hasTwoStep) return { refused: 'two-step-required' }
  return { operatorId: context.personId, email: user.email, endsAt }
}
