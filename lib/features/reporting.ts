import type { Construct } from 'constructs'
import type { ReportingEnvironment } from '../../functions/reporting/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Distances and speeds of all devices of an account, computed from their trails. */
export class ReportingFeature extends VectraFunction<ReportingEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'reporting',
      environment: {
        DEVICES_TABLE: tables.devices.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
      },
    })
    tables.devices.grant(this, 'dynamodb:Query')
    tables.subscriptions.grant(this, 'dynamodb:Query')
    tables.trails.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query')
  }
}
