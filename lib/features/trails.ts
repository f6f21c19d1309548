import type { Construct } from 'constructs'
import type { TrailsEnvironment } from '../../functions/trails/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Trails, history and trips of one device, read from the stored chunks. */
export class TrailsFeature extends VectraFunction<TrailsEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'trails',
      environment: {
        DEVICES_TABLE: tables.devices.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
      },
    })
    tables.devices.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
    tables.subscriptions.grant(this, 'dynamodb:GetItem')
    tables.trails.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
  }
}
