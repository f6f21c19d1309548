import { CfnPolicy } from 'aws-cdk-lib/aws-iot'
import { Construct } from 'constructs'
import { trackerTopics } from '../../shared/tracking/tracker-topics.ts'
import { topicNamespaceOf } from '../context.ts'
import { iotArn } from './iot-arn.ts'

/** The thing to which a certificate is attached. Its name is the tracker's id. */
const TRACKER = `$\{iot:Connection.Thing.ThingName}`

/**
 * The policy of trackers that connect to the account's default endpoint with a certificate. It allows what a password
 * allows. `npm run provision -- --certificate` attaches it.
 */
export class TrackerCertificates extends Construct {
  readonly policyName: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const arn = iotArn(this)
    const { publish, subscribe, receive } = trackerTopics(topicNamespaceOf(this), TRACKER)
    const allow = (action: string, kind: string, names: readonly string[]) => ({
      Effect: 'Allow',
      Action: action,
      Resource: names.map((name) => `${arn}:${kind}/${name}`),
      // Bool fails when the key is missing, whereas ForAllValues would pass
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
