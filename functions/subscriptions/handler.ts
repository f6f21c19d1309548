import { subscriptions } from '../../shared/subscriptions/subscriptions.routes.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { subscriptionActions } from './actions.ts'
import { SubscriptionsEnvironment } from './environment.ts'

const environment = readEnvironment(SubscriptionsEnvironment)

export const handler = serveRoutes(
  subscriptions,
  subscriptionActions({
    subscriptions: subscriptionStore(documentClient(), environment.SUBSCRIPTIONS_TABLE),
  }),
)
