import type { Credentials } from '../../../devices/fresh-credentials.ts'

/** The last part of the topic. Fixed, so that a new phone goes on where the old one was. */
export const PHONE_ID = 'phone'
const MQTT_MODE = 0
const MQTT_3_1_1 = 4
export const OWNTRACKS_QOS = 1

export const ownTracksTopic = (trackerId: string) => `owntracks/${trackerId}/${PHONE_ID}`

/**
 * OwnTracks' configuration (booklet, tech/json) for our broker, which takes the tracker's own client id only and
 * no retained messages, the app's last will included.
 */
export const ownTracksConfig = ({ host, port, tls, trackerId, username, password }: Credentials) => ({
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
  pubQos: OWNTRACKS_QOS,
  pubRetain: false,
  willRetain: false,
  sub: false,
})

/** What the app opens to set itself up, from a QR code or a tap. */
export function ownTracksLink(credentials: Credentials): string {
  // All of it is ASCII. The + of base64 would be a space in a query.
  const inline = btoa(JSON.stringify(ownTracksConfig(credentials)))
  return `owntracks:///config?inline=${encodeURIComponent(inline)}`
}
