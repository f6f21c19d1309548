import * as z from 'zod'

const Refusal = z.object({ __type: z.string(), message: z.string() })

/** Calls the user pool where Amplify offers no such call. Fails with errors like Amplify's own, so that they get the same texts. */
export async function callUserPool(endpoint: string, operation: string, body: object): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw signInError('NetworkError', 'A network error has occurred', cause)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const refusal = Refusal.safeParse(answer)
  throw refusal.success
    ? signInError(refusal.data.__type, refusal.data.message)
    : signInError('UnknownError', `${operation} answered ${response.status}`)
}

export const signInError = (name: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { name })
