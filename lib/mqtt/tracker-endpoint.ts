import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { ConnectionAuthorizer } from './connection-authorizer.ts'
import { iotArn } from './iot-arn.ts'
import { MqttEndpoint } from './mqtt-endpoint.ts'

export const TRACKER_PORT = 8883

/**
 * The MQTT endpoint of trackers with a password, over TLS. It needs its own domain configuration because the account's
 * default endpoint requires ALPN for custom authentication, which OwnTracks and mosquitto do not send.
 */
export class TrackerEndpoint extends MqttEndpoint {
  private readonly clientsArn: string
  /** The URL that trackers connect to. */
  readonly endpoint: string

  constructor(scope: Construct, id: string, { authorizer }: { authorizer: ConnectionAuthorizer }) {
    super(scope, id, { protocol: 'SECURE_MQTT', authorizer })
    this.clientsArn = `${iotArn(this)}:client/*`
    this.endpoint = `mqtts://${this.host}:${TRACKER_PORT}`
  }

  /** Lets a function end connections of trackers. */
  grantClose(grantee: IGrantable): void {
    this.grant(grantee, 'iot:DeleteConnection')
  }

  /** Lets a function read whether trackers are connected. */
  grantRead(grantee: IGrantable): void {
    this.grant(grantee, 'iot:GetConnection')
  }

  private grant({ grantPrincipal }: IGrantable, action: string): void {
    grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: [action], resources: [this.clientsArn] }),
    )
  }
}
