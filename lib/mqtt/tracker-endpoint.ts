import type { Construct } from 'constructs'
import type { ConnectionAuthorizer } from './connection-authorizer.ts'
import { MqttEndpoint } from './mqtt-endpoint.ts'

export const TRACKER_PORT = 8883

/**
 * The MQTT endpoint of trackers with a password, over TLS. It needs its own domain configuration because the account's
 * default endpoint requires ALPN for custom authentication, which OwnTracks and mosquitto do not send.
 */
export class TrackerEndpoint extends MqttEndpoint {
  /** The URL that trackers connect to. */
  readonly endpoint: string

  constructor(scope: Construct, id: string, { authorizer }: { authorizer: ConnectionAuthorizer }) {
    super(scope, id, { protocol: 'SECURE_MQTT', authorizer })
    this.endpoint = `mqtts://${this.host}:${TRACKER_PORT}`
  }
}
