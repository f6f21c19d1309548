import * as z from 'zod'
import { type Form, nameOf, valueAt } from './form.ts'
import { invalidParameter, type StripeError } from './stripe-error.ts'

/** The types of parameters. All arrive as text; an empty text unsets, where a parameter can be unset. */
export const Text = z.string().min(1).max(5_000)
export const Whole = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: 'integer' })
  .transform(Number)
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')
/** `null` unsets. */
export const orUnset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable())
/** Lists are numbered from 0. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(schema),
  )
const METADATA_MAX = 50
/** An empty value deletes its key. */
export const Metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= METADATA_MAX)
/** A time, or bounds of one. */
const Bounds = z.strictObject({
  gt: Whole.optional(),
  gte: Whole.optional(),
  lt: Whole.optional(),
  lte: Whole.optional(),
})
export const Times = z.preprocess(
  (value) => (typeof value === 'string' ? { gte: value, lte: value } : value),
  Bounds,
)
export type Times = z.infer<typeof Bounds>

const Expand = { expand: listOf(Text).optional() }
export const Page = {
  limit: Whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: Text.optional(),
  ending_before: Text.optional(),
}

/** A strict schema whose names are all parameters of the SDK's type: a removed one does not compile. */
export const parametersOf =
  <Params extends object>() =>
  <Shape extends { [Name in keyof Shape]: Name extends keyof Params ? z.ZodType : never }>(shape: Shape) =>
    z.strictObject({ ...Expand, ...shape })

/** Throws what Stripe answers to parameters that are unknown, missing, empty or of another type. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, form: Form): z.infer<Schema> {
  const read = schema.safeParse(form)
  if (read.success) return read.data
  throw faultOf(read.error.issues, form)
}

function faultOf(issues: readonly z.core.$ZodIssue[], form: Form): StripeError {
  // Stripe names unknown parameters first
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => nameOf([...issue.path, key])) : [],
  )
  if (unknown[0] !== undefined)
    return invalidParameter(
      `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`,
      unknown[0],
      'parameter_unknown',
    )
  const [issue] = issues
  if (issue === undefined) throw new Error('The parameters were refused without an issue')
  const param = nameOf(issue.path)
  const value = valueAt(form, issue.path)
  if (value === undefined)
    return invalidParameter(`Missing required param: ${param}.`, param, 'parameter_missing')
  if (value === '')
    return invalidParameter(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      'parameter_invalid_empty',
    )
  if (typeof value !== 'string') return invalidParameter(`Invalid ${param}`, param)
  if (issue.message === 'integer')
    return invalidParameter(`Invalid integer: ${value}`, param, 'parameter_invalid_integer')
  if (issue.code === 'invalid_value')
    return invalidParameter(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param)
  return invalidParameter(`Invalid ${param}: ${value}`, param)
}

/** The metadata after a change; an empty value deletes its key, `null` all keys. */
export const changedMetadata = (
  before: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> =>
  change === null
    ? {}
    : Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
