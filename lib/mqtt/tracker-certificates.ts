import { CfnPolicy } from 'aws-cdk-lib/aws-iot'
import { Construct } from 'constructs'
import { trackerTopics } from '../../shared/tracking/tracker-topics.ts'
import { iotArn } from './iot-arn.ts'

/** The thing that a certificate is attached to; it has the tracker's id for a name. */
const TRACKER = `$\{iot:Connection.Thing.ThingName}`

/**
 * What a tracker may do that connects to the account's own endpoint by a certificate: the same as one with a
 * password. `npm run provision -- --certificate` attaches it.
 */
export class TrackerCertificates extends Construct {
  readonly policyName: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const arn = iotArn(this)
    const { publish, subscribe, receive } = trackerTopics(TRACKER)
    const allow = (action: string, kind: string, names: readonly string[]) => ({
      Effect: 'Allow',
      Action: action,
      Resource: names.map((name) => `${arn}:${kind}/${name}`),
      // a key that is missing does not pass here, as it would in ForAllValues
      Condition: { Bool: { 'iot:Connection.Thing.IsAttached': 'true' } },
    })
    const policy = new CfnPolicy(this, 'Policy', {
      policyDocument: {
        Version: '2012-10-17',
        Statement: [
          allow('iot:Connect', 'client', [TRACKER]),
          allow('iot:Publish', 'topic', publish),
          allow('iot:Subscribe', 'topicfilter', subscribe),
          allow('iot:Receive', 'topic', receive),
        ],
      },
    })
    this.policyName = policy.ref
  }
}
