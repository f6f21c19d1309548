import { account } from '../../shared/account/account.routes.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { preferenceStore } from '../stores/preferences.ts'
import { accountActions } from './actions.ts'
import { AccountEnvironment } from './environment.ts'

const environment = readEnvironment(AccountEnvironment)

export const handler = serveRoutes(
  account,
  accountActions({ preferences: preferenceStore(documentClient(), environment.ACCOUNTS_TABLE) }),
)
