import * as z from 'zod'

const oneOrMore = <Text extends z.ZodType<string>>(text: Text) =>
  z.union([text.transform((single) => [single]), z.array(text)])

const WITHOUT_VARIABLE = /^(?!.*\$\{)/s
/** The operators that `conditions.ts` supports, with or without a quantifier. */
const OPERATOR =
  /^(ForAllValues:|ForAnyValue:)?(StringEquals|StringNotEquals|StringLike|StringNotLike|Bool|Null)$/

/** A statement of a role's policy. Anything else, such as NotAction or a variable, is an error. */
export const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore(z.string()),
  Resource: oneOrMore(z.string().regex(WITHOUT_VARIABLE)),
  Condition: z
    .record(z.string().regex(OPERATOR), z.record(z.string(), oneOrMore(z.string().regex(WITHOUT_VARIABLE))))
    .optional(),
})
export type Statement = z.infer<typeof Statement>

export const PolicyDocument = z.strictObject({
  Version: z.literal('2012-10-17'),
  Statement: z.array(Statement),
})
