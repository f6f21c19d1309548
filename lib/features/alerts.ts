import type { Construct } from 'constructs'
import type { AlertsEnvironment } from '../../functions/alerts/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Alert events. Rules do not exist yet. */
export class AlertsFeature extends VectraFunction<AlertsEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'alerts',
      environment: { DEVICES_TABLE: tables.devices.tableName },
    })
    tables.devices.grant(this, 'dynamodb:Query')
  }
}
