import type { Construct } from 'constructs'
import type { SubscriptionsEnvironment } from '../../functions/subscriptions/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** The subscriptions of an account, one for each tracked device. */
export class SubscriptionsFeature extends VectraFunction<SubscriptionsEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'subscriptions',
      environment: { SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName },
    })
    tables.subscriptions.grant(this, 'dynamodb:Query')
  }
}
