import type { Construct } from 'constructs'
import type { MaintenanceEnvironment } from '../../functions/handlers/maintenance/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** The maintenance intervals of devices, and what is due. The telemetry function raises alerts of it. */
export class MaintenanceFeature extends VectraFunction<MaintenanceEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'maintenance',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        MAINTENANCE_TABLE: tables.maintenance.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
      },
    })
    // the version that has the rules see a change
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:ConditionCheckItem')
    tables.devices.grant(this, 'dynamodb:BatchGetItem')
    tables.maintenance.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:DeleteItem',
    )
    tables.subscriptions.grant(this, 'dynamodb:Query')
    // what the tracker last reported, and what it had reported when something was done
    tables.trails.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query')
  }
}
