import type { Construct } from 'constructs'
import type { ConnectionAuthorizer } from './connection-authorizer.ts'
import { MqttEndpoint } from './mqtt-endpoint.ts'

/** The MQTT endpoint of browsers, where open pages receive new positions. */
export class LiveEndpoint extends MqttEndpoint {
  /** The origin for the content security policy. */
  readonly origin: string
  readonly url: string

  constructor(scope: Construct, id: string, { authorizer }: { authorizer: ConnectionAuthorizer }) {
    super(scope, id, { protocol: 'MQTT_WSS', authorizer })
    this.origin = `wss://${this.host}`
    this.url = `${this.origin}/mqtt`
  }
}
