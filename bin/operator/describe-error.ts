import { StoreUnavailable } from '../../functions/stores/dynamodb/store-unavailable.ts'
import { UserError } from '../cli/user-error.ts'

/** By the names of the errors that AWS's clients throw. */
const ADVICE: Record<string, string> = {
  CredentialsProviderError:
    'No AWS credentials were found. Sign in as you do for npm run deploy, or use --local.',
  ExpiredToken: 'Your AWS credentials have expired. Sign in again.',
  ExpiredTokenException: 'Your AWS credentials have expired. Sign in again.',
}

/** What to print for an error: a message for what the operator can fix, the error with its stack for a bug. */
export function describeError(error: unknown): unknown {
  if (error instanceof UserError || error instanceof StoreUnavailable) return error.message
  if (!(error instanceof Error)) return error
  if (error.message.startsWith('Region is missing')) return 'No AWS region is set. Use --region or --local.'
  const advice = ADVICE[error.name]
  if (advice !== undefined) return advice
  return '$metadata' in error ? `AWS refused the call: ${error.name}: ${error.message}` : error
}
