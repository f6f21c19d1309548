import type { Construct } from 'constructs'
import type { ReportingEnvironment } from '../../functions/reporting/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'
import { grantRules, grantWatching, watchingEnvironment } from './watching.ts'

/** Distances and speeds of all devices of an account, computed from their trails, and notification rules. */
export class ReportingFeature extends VectraFunction<ReportingEnvironment> {
  constructor(scope: Construct, id: string, props: FeatureProps) {
    const { tables, notifyQueue } = props
    super(scope, id, {
      name: 'reporting',
      environment: {
        ...watchingEnvironment(props),
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
      },
    })
    grantWatching(tables, this)
    tables.devices.grant(this, 'dynamodb:Query')
    tables.geofences.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
    grantRules(tables, this)
    tables.trails.grant(this, 'dynamodb:BatchGetItem')
    notifyQueue.queue.grant(this, 'sqs:SendMessage')
  }
}
