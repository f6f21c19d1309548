import type * as z from 'zod'
import type { Account } from '../account.ts'
import { expanded } from './expand.ts'
import type { Form } from './form.ts'
import { readParameters } from './parameters.ts'

/** A call of the API. `path` has names in braces: `/v1/customers/{id}`. */
export type Operation = {
  method: 'DELETE' | 'GET' | 'POST'
  path: string
  run: (account: Account, names: Record<string, string>, form: Form) => object
}

type Expandable = z.ZodType<{ expand?: string[] | undefined }>

/** Reads the parameters strictly, runs, and expands what is asked for. */
export const operation = <Schema extends Expandable>(
  method: Operation['method'],
  path: string,
  schema: Schema,
  run: (account: Account, input: z.infer<Schema>, name: (name: string) => string) => object,
): Operation => ({
  method,
  path,
  run(account, names, form) {
    const input = readParameters(schema, form)
    const reply = run(account, input, (name) => names[name] ?? '')
    return expanded(account, reply, input.expand ?? [])
  },
})
