import type { Pool } from './pool.ts'
import { type Reply, refuse } from './reply.ts'

type TriggerEvent = {
  /** After the name of the trigger and `_`. */
  source: string
  email: string
  request: object
  response: object
}

/** Runs a trigger's function for a user, and returns its answer, or the refusal that Cognito makes of its error. */
export async function runTrigger(
  pool: Pool,
  trigger: keyof Pool['triggers'],
  { source, email, request, response }: TriggerEvent,
): Promise<{ answer: unknown } | { refusal: Reply }> {
  const event = {
    version: '1',
    triggerSource: `${trigger}_${source}`,
    userPoolId: pool.userPoolId,
    userName: email,
    callerContext: { awsSdkVersion: 'local', clientId: pool.clientId },
    request: { userAttributes: { email }, ...request },
    response,
  }
  try {
    return { answer: await pool.triggers[trigger](event) }
  } catch (error) {
    const message = `${trigger} failed with error ${messageOf(error)}.`
    return { refusal: refuse('UserLambdaValidationException', message) }
  }
}

/** A function's thread reports the stack of an error. */
const messageOf = (error: unknown) =>
  /^(?:\w*Error: )?(.*)/.exec(error instanceof Error ? error.message : '')?.[1]
