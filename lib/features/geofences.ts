import type { Construct } from 'constructs'
import type { GeofencesEnvironment } from '../../functions/geofences/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Geofences, their events, and rehearsals on stored trails. The telemetry function evaluates geofences. */
export class GeofencesFeature extends VectraFunction<GeofencesEnvironment> {
  constructor(scope: Construct, id: string, { tables, notifyQueue, siteUrl }: FeatureProps) {
    super(scope, id, {
      name: 'geofences',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        EVENTS_TABLE: tables.events.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        RULES_TABLE: tables.rules.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
        SITE_URL: siteUrl,
      },
    })
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.devices.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:Query')
    // the telemetry function writes events
    tables.events.grant(this, 'dynamodb:Query')
    tables.geofences.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:DeleteItem',
    )
    // a deleted geofence disables the rules that name it
    tables.rules.grant(this, 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.subscriptions.grant(this, 'dynamodb:Query')
    tables.trails.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
    notifyQueue.queue.grant(this, 'sqs:SendMessage')
  }
}
