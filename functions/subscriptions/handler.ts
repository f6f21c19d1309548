import { subscriptions } from '../../shared/subscriptions/subscriptions.routes.ts'
import { readEnvironment, TestingMode } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { assignmentStore } from '../stores/assignments.ts'
import { deviceStore } from '../stores/devices.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { orderStore } from '../stores/orders.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { type SubscriptionsDeps, subscriptionActions } from './actions.ts'
import { SubscriptionsEnvironment } from './environment.ts'

const environment = readEnvironment(SubscriptionsEnvironment)
const { TESTING_MODE } = readEnvironment(TestingMode)
const client = documentClient()

const deps: SubscriptionsDeps = {
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  orders: orderStore(client, environment.ORDERS_TABLE),
  assignments: assignmentStore(client, {
    devices: environment.DEVICES_TABLE,
    subscriptions: environment.SUBSCRIPTIONS_TABLE,
  }),
  testingMode: TESTING_MODE === 'true',
  now: Date.now,
}

export const handler = serveRoutes(subscriptions, subscriptionActions(deps))
