import * as z from 'zod'
import { storedLines } from '../../../files/stored-lines.ts'
import type { StripeRequest } from '../answer-request.ts'

const SECRET_PARAMETERS = /(?:^|\[)(?:cvc|number|client_secret)\]?$/

const Line = z.object({
  method: z.string(),
  /** Without the query. */
  path: z.string(),
  /** The parameters, of the body or the query. */
  form: z.record(z.string(), z.string()),
  headers: z.record(z.string(), z.string()),
})

/** Appends each request to a file, without secrets, so that it can be checked against Stripe's schema. */
export function requestLog(file: string) {
  const lines = storedLines(file, Line)
  return ({ method, url, body, headers }: StripeRequest): void => {
    const { pathname, searchParams } = new URL(url, 'http://stripe')
    const form = Object.fromEntries(
      [...searchParams, ...new URLSearchParams(body)].map(([name, value]) => [
        name,
        SECRET_PARAMETERS.test(name) ? 'left out' : value,
      ]),
    )
    const { authorization, ...others } = headers
    lines.append({
      method,
      path: pathname,
      form,
      headers: { ...others, ...(authorization && { authorization: 'left out' }) },
    })
  }
}
