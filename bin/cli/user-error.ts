/** Something the person at the keyboard can understand and put right: shown without a stack. */
export class UserError extends Error {}

export const messageOf = (error: unknown) => {
  // Node names a refused connection to a name with two addresses by an AggregateError without a text.
  if (error instanceof AggregateError) return error.errors.map(String).join(', ')
  return error instanceof Error ? error.message : String(error)
}
