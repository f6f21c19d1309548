import { account } from '../../shared/account/account.routes.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { preferenceStore } from '../stores/preferences.ts'
import { type AccountDeps, accountActions } from './actions.ts'
import { AccountEnvironment } from './environment.ts'

const environment = readEnvironment(AccountEnvironment)
const client = documentClient()

const deps: AccountDeps = { preferences: preferenceStore(client, environment.ACCOUNTS_TABLE) }

export const handler = serveRoutes(account, accountActions(deps))
