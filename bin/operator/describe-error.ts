import { StoreUnavailable } from '../../functions/stores/dynamodb/store-unavailable.ts'
import { UserError } from '../cli/user-error.ts'

/** What AWS's clients say when nobody told them who or where they are. */
const HELP: Record<string, string> = {
  CredentialsProviderError: 'No AWS credentials were found. Sign in as for npm run deploy, or use --local.',
  ExpiredToken: 'Your AWS credentials have expired. Sign in again.',
  ExpiredTokenException: 'Your AWS credentials have expired. Sign in again.',
}

/** What went wrong as its reader can mend it; a bug with its stack. */
export function describeError(error: unknown): unknown {
  if (error instanceof UserError || error instanceof StoreUnavailable) return error.message
  if (!(error instanceof Error)) return error
  if (error.message.startsWith('Region is missing'))
    return 'No AWS region is set. Name it by --region, or use --local.'
  const help = HELP[error.name]
  if (help !== undefined) return help
  return '$metadata' in error ? `AWS refuses: ${error.name}: ${error.message}` : error
}
