import { subscriptions } from '../../shared/subscriptions/subscriptions.routes.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { type SubscriptionsDeps, subscriptionActions } from './actions.ts'
import { SubscriptionsEnvironment } from './environment.ts'

const environment = readEnvironment(SubscriptionsEnvironment)
const client = documentClient()

const deps: SubscriptionsDeps = {
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
}

export const handler = serveRoutes(subscriptions, subscriptionActions(deps))
