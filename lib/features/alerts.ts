import type { Construct } from 'constructs'
import type { AlertsEnvironment } from '../../functions/alerts/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Alert rules, their rehearsal, and the events of rules and geofences. The telemetry function evaluates rules. */
export class AlertsFeature extends VectraFunction<AlertsEnvironment> {
  constructor(scope: Construct, id: string, { tables, siteUrl }: FeatureProps) {
    super(scope, id, {
      name: 'alerts',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        EVENTS_TABLE: tables.events.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        RULES_TABLE: tables.rules.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        SITE_URL: siteUrl,
      },
    })
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.devices.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:Query')
    // the telemetry function writes events
    tables.events.grant(this, 'dynamodb:Query')
    tables.geofences.grant(this, 'dynamodb:GetItem')
    tables.rules.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    tables.subscriptions.grant(this, 'dynamodb:Query')
    tables.trails.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
  }
}
