import type { Construct } from 'constructs'
import type { TrailsEnvironment } from '../../functions/handlers/trails/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Trails, history and trips of one device, read from the stored chunks, and what its owner notes on trips. */
export class TrailsFeature extends VectraFunction<TrailsEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'trails',
      environment: {
        DEVICES_TABLE: tables.devices.tableName,
        LOGBOOK_TABLE: tables.logbook.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
      },
    })
    tables.devices.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
    tables.logbook.grant(this, 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:DeleteItem')
    tables.subscriptions.grant(this, 'dynamodb:GetItem')
    tables.trails.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
  }
}
