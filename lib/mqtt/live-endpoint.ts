import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { inNamespace, liveTopic } from '../../shared/tracking/topics.ts'
import { topicNamespaceOf } from '../context.ts'
import type { ConnectionAuthorizer } from './connection-authorizer.ts'
import { iotArn } from './iot-arn.ts'
import { MqttEndpoint } from './mqtt-endpoint.ts'

/** The MQTT endpoint of browsers, where open pages receive new positions. */
export class LiveEndpoint extends MqttEndpoint {
  /** For the content security policy. */
  readonly origin: string
  readonly url: string

  constructor(scope: Construct, id: string, { authorizer }: { authorizer: ConnectionAuthorizer }) {
    super(scope, id, { protocol: 'MQTT_WSS', authorizer })
    this.origin = `wss://${this.host}`
    this.url = `${this.origin}/mqtt`
  }

  /** Lets a function publish to the open pages of any account. */
  grantPublish(lambda: LambdaFunction): void {
    lambda.addToRolePolicy(
      new PolicyStatement({
        actions: ['iot:Publish'],
        resources: [`${iotArn(this)}:topic/${inNamespace(topicNamespaceOf(this), liveTopic('*'))}`],
      }),
    )
  }
}
