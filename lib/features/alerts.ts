import type { Construct } from 'constructs'
import type { AlertsEnvironment } from '../../functions/handlers/alerts/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'
import { grantRules, grantWatching, watchingEnvironment } from './watching.ts'

/** Alert rules, their rehearsal, and the events of rules and geofences. The telemetry function evaluates rules. */
export class AlertsFeature extends VectraFunction<AlertsEnvironment> {
  constructor(scope: Construct, id: string, props: FeatureProps) {
    const { tables } = props
    super(scope, id, {
      name: 'alerts',
      environment: {
        ...watchingEnvironment(props),
        MAINTENANCE_TABLE: tables.maintenance.tableName,
        RECIPIENTS_TABLE: tables.recipients.tableName,
      },
    })
    grantWatching(tables, this)
    tables.devices.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:Query')
    tables.geofences.grant(this, 'dynamodb:GetItem')
    tables.events.grant(this, 'dynamodb:GetItem')
    tables.maintenance.grant(this, 'dynamodb:Query')
    tables.recipients.grant(this, 'dynamodb:Query', 'dynamodb:UpdateItem')
    grantRules(tables, this)
  }
}
