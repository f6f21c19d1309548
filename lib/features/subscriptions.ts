import type { Construct } from 'constructs'
import type { SubscriptionsEnvironment } from '../../functions/subscriptions/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** The subscriptions of an account, one for each tracked device, and its orders. */
export class SubscriptionsFeature extends VectraFunction<SubscriptionsEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'subscriptions',
      environment: {
        DEVICES_TABLE: tables.devices.tableName,
        ORDERS_TABLE: tables.orders.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
      },
    })
    tables.devices.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:UpdateItem')
    tables.orders.grant(this, 'dynamodb:BatchGetItem')
    tables.subscriptions.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    )
  }
}
