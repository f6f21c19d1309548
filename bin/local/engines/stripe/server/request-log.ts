import * as z from 'zod'
import { storedLines } from '../../../files/stored-lines.ts'
import type { StripeRequest } from '../answer-request.ts'

const SECRET_PARAMETERS = /(?:^|\[)(?:cvc|number|client_secret)\]?$/

const Line = z.object({
  method: z.string(),
  /** With the query, as it was sent. */
  path: z.string(),
  form: z.record(z.string(), z.string()),
  headers: z.record(z.string(), z.string()),
})

/** Appends each request to a file, without secrets, so that it can be checked against Stripe's schema. */
export function requestLog(file: string) {
  const lines = storedLines(file, Line)
  return ({ method, url, body, headers }: StripeRequest): void => {
    const form = Object.fromEntries(
      [...new URLSearchParams(body)].map(([name, value]) => [
        name,
        SECRET_PARAMETERS.test(name) ? 'left out' : value,
      ]),
    )
    const { authorization, ...others } = headers
    lines.append({
      method,
      path: url.replace(/(client_secret=)[^&]+/, '$1left_out'),
      form,
      headers: { ...others, ...(authorization && { authorization: 'left out' }) },
    })
  }
}
