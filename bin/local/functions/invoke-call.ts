import type { ServerResponse } from 'node:http'
import { reasonOf } from '../../../functions/runtime/log.ts'
import type { Workers } from './workers.ts'

const INVOKE = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

/** Lambda's reply to an invocation, with its header on the response; `null` for another call. */
export async function invokeCall(
  path: string,
  event: unknown,
  response: Pick<ServerResponse, 'setHeader'>,
  invoke: Workers['invoke'],
): Promise<{ reply: unknown } | null> {
  const functionId = INVOKE.exec(path)?.[1]
  if (functionId === undefined) return null
  try {
    return { reply: (await invoke(functionId, event)) ?? null }
  } catch (error) {
    response.setHeader('x-amz-function-error', 'Unhandled')
    return { reply: { errorMessage: reasonOf(error) } }
  }
}
