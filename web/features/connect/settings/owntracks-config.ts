import { RECOMMENDED_QOS } from '../../../../shared/trackers/mosquitto-command.ts'
import { inNamespace } from '../../../../shared/tracking/topics.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'

/** The last level of the topic. Fixed, so that a new phone continues the trail of the old one. */
export const PHONE_ID = 'phone'
const MQTT_MODE = 0
const MQTT_3_1_1 = 4

export const ownTracksTopic = (trackerId: string) => `owntracks/${trackerId}/${PHONE_ID}`

/**
 * The OwnTracks configuration (booklet, tech/json) for our broker, which accepts only the tracker's own client id and
 * no retained messages, including the app's last will.
 */
export const ownTracksConfig = (
  { host, port, tls, trackerId, username, password }: Credentials,
  topicNamespace: string,
) => ({
  _type: 'configuration',
  mode: MQTT_MODE,
  host,
  port,
  tls,
  ws: false,
  mqttProtocolLevel: MQTT_3_1_1,
  auth: true,
  username,
  password,
  clientId: trackerId,
  deviceId: PHONE_ID,
  cleanSession: true,
  keepalive: 60,
  pubQos: RECOMMENDED_QOS,
  pubRetain: false,
  willRetain: false,
  sub: false,
  // without it the app publishes below `owntracks`, which is our topic in production
  ...(topicNamespace !== '' && { pubTopicBase: inNamespace(topicNamespace, 'owntracks/%u/%d') }),
})

/** The link that configures the app, for a QR code or a tap. */
export function ownTracksLink(credentials: Credentials, topicNamespace: string): string {
  // btoa is safe because the JSON is ASCII. A bare + from base64 would decode as a space in the query.
  const inline = btoa(JSON.stringify(ownTracksConfig(credentials, topicNamespace)))
  return `owntracks:///config?inline=${encodeURIComponent(inline)}`
}
