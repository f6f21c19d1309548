import { userPoolTokens } from '../../outside/verify-token.ts'
import { readUses } from '../../runtime/uses.ts'
import { apiKeyStore } from '../../stores/accounts/api-keys.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { type AuthorizeCallDeps, authorizeCall } from './actions.ts'
import { uses } from './uses.ts'

const { tables, settings } = readUses(uses)

const deps: AuthorizeCallDeps = {
  verifyToken: userPoolTokens(settings),
  keys: apiKeyStore(documentClient(), tables.members),
  now: Date.now,
}

export const handler = (event: unknown) => authorizeCall(event, deps)
