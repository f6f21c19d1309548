/** An error that its reader can fix: printed without a stack trace. */
export class UserError extends Error {}

export function messageOf(error: unknown): string {
  // Node reports a refused connection to a name with two addresses as an AggregateError without a message
  if (error instanceof AggregateError) return error.errors.map(String).join(', ')
  return error instanceof Error ? error.message : String(error)
}
