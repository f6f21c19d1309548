import * as z from 'zod'

const oneOrMore = <Text extends z.ZodType<string>>(text: Text) =>
  z.union([text.transform((one) => [one]), z.array(text)])

const NO_VARIABLE = /^(?!.*\$\{)/s
/** Of the condition operators those that `conditions.ts` knows, alone or over all or any values of a key. */
const OPERATOR =
  /^(ForAllValues:|ForAnyValue:)?(StringEquals|StringNotEquals|StringLike|StringNotLike|Bool|Null)$/

/** A statement of a role's policy. What would need more than this to be judged (NotAction, variables) is refused. */
export const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore(z.string()),
  Resource: oneOrMore(z.string().regex(NO_VARIABLE)),
  Condition: z
    .record(z.string().regex(OPERATOR), z.record(z.string(), oneOrMore(z.string().regex(NO_VARIABLE))))
    .optional(),
})
export type Statement = z.infer<typeof Statement>

export const PolicyDocument = z.strictObject({
  Version: z.literal('2012-10-17'),
  Statement: z.array(Statement),
})
