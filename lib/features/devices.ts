import type { Construct } from 'constructs'
import type { DevicesEnvironment } from '../../functions/handlers/devices/environment.ts'
import { topicNamespaceOf } from '../context.ts'
import { ONE_VCPU_MB, VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** The list of devices, their credentials and their diagnostics. */
export class DevicesFeature extends VectraFunction<DevicesEnvironment> {
  constructor(scope: Construct, id: string, { tables, trackerEndpoint }: FeatureProps) {
    super(scope, id, {
      name: 'devices',
      // reading, judging and compressing a list of 10,000 devices is CPU time
      memoryMb: ONE_VCPU_MB,
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        COMMANDS_TABLE: tables.commands.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        DUE_TABLE: tables.due.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        LOGBOOK_TABLE: tables.logbook.tableName,
        MAINTENANCE_TABLE: tables.maintenance.tableName,
        RECIPIENTS_TABLE: tables.recipients.tableName,
        RULES_TABLE: tables.rules.tableName,
        SCHEDULES_TABLE: tables.schedules.tableName,
        SHARES_TABLE: tables.shares.tableName,
        SHARES_LINK_INDEX: tables.sharesLinkIndex,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        TRACKER_ENDPOINT: trackerEndpoint.endpoint,
        TOPIC_NAMESPACE: topicNamespaceOf(scope),
      },
    })
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.devices.grant(
      this,
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    // what names a deleted device, and the work that clears what it leaves
    tables.commands.grant(this, 'dynamodb:Query', 'dynamodb:PutItem')
    tables.due.grant(this, 'dynamodb:PutItem', 'dynamodb:DeleteItem')
    tables.geofences.grant(this, 'dynamodb:Query', 'dynamodb:PutItem')
    tables.logbook.grant(this, 'dynamodb:Query', 'dynamodb:DeleteItem')
    tables.maintenance.grant(this, 'dynamodb:Query', 'dynamodb:DeleteItem')
    tables.recipients.grant(this, 'dynamodb:UpdateItem')
    tables.rules.grant(this, 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.schedules.grant(this, 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.grantShares(this, 'dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem')
    tables.subscriptions.grant(this, 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem')
    tables.trackers.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.trails.grant(
      this,
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:GetItem',
      'dynamodb:UpdateItem',
    )
    trackerEndpoint.grantClose(this)
    trackerEndpoint.grantRead(this)
  }
}
