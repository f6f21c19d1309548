import type { Construct } from 'constructs'
import type { ConnectionAuthorizer } from './connection-authorizer.ts'
import { iotArn } from './iot-arn.ts'
import { MqttEndpoint } from './mqtt-endpoint.ts'

export const TRACKER_PORT = 8883

/**
 * The MQTT door of the trackers, TLS on TRACKER_PORT: a domain configuration of its own, because the account's
 * default endpoint would want ALPN from clients with a password, which OwnTracks and mosquitto do not send.
 */
export class TrackerEndpoint extends MqttEndpoint {
  /** `arn:aws:iot:region:account`, in front of every client, topic and topic filter. */
  readonly iotArn: string
  /** Where trackers connect, as an address. */
  readonly endpoint: string

  constructor(scope: Construct, id: string, { authorizer }: { authorizer: ConnectionAuthorizer }) {
    super(scope, id, { protocol: 'SECURE_MQTT', authorizer })
    this.iotArn = iotArn(this)
    this.endpoint = `mqtts://${this.host}:${TRACKER_PORT}`
  }
}
