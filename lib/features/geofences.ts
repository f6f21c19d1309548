import type { Construct } from 'constructs'
import type { GeofencesEnvironment } from '../../functions/handlers/geofences/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'
import { grantWatching, watchingEnvironment } from './watching.ts'

/** Geofences, their events, and rehearsals on stored trails. The telemetry function evaluates geofences. */
export class GeofencesFeature extends VectraFunction<GeofencesEnvironment> {
  constructor(scope: Construct, id: string, props: FeatureProps) {
    const { tables, notifyQueue } = props
    super(scope, id, {
      name: 'geofences',
      environment: {
        ...watchingEnvironment(props),
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
      },
    })
    grantWatching(tables, this)
    tables.devices.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:Query')
    tables.geofences.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:DeleteItem',
    )
    // a deleted geofence disables the rules that name it
    tables.rules.grant(this, 'dynamodb:Query', 'dynamodb:UpdateItem')
    notifyQueue.queue.grant(this, 'sqs:SendMessage')
  }
}
