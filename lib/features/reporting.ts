import type { Construct } from 'constructs'
import type { ReportingEnvironment } from '../../functions/reporting/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Distances and speeds of all devices of an account, computed from their trails, and notification rules. */
export class ReportingFeature extends VectraFunction<ReportingEnvironment> {
  constructor(scope: Construct, id: string, { tables, notifyQueue, siteUrl }: FeatureProps) {
    super(scope, id, {
      name: 'reporting',
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
    tables.devices.grant(this, 'dynamodb:Query')
    tables.events.grant(this, 'dynamodb:Query')
    tables.geofences.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
    tables.rules.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    tables.subscriptions.grant(this, 'dynamodb:Query')
    tables.trails.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query')
    notifyQueue.queue.grant(this, 'sqs:SendMessage')
  }
}
