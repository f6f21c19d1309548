import { inNamespace, TRACKER, topicFor } from '../../../../shared/tracking/topics.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'

/** The topics on the owner's broker, as a pattern with a prefix, and the prefix that replaces it on ours. */
const BRIDGES = {
  signalk: { pattern: 'delta', own: 'signalk/', ours: `signalk/${TRACKER}/` },
  meshtastic: {
    pattern: '+/!NODE',
    own: 'msh/REGION/2/json/',
    ours: `msh/${TRACKER}/2/json/`,
  },
  homeassistant: {
    pattern: 'attributes',
    own: 'homeassistant/device_tracker/NAME/',
    ours: `homeassistant/device_tracker/${TRACKER}/`,
  },
} as const

/** What the owner's broker can pass on. */
export type BridgeName = keyof typeof BRIDGES

/**
 * The lines for mosquitto.conf that connect the owner's Mosquitto in the tracker's place. They turn off retained
 * messages and Mosquitto's own notifications, because the server refuses both.
 */
export function bridgeLines(name: BridgeName, credentials: Credentials, topicNamespace: string): string {
  const { host, port, tls, trackerId, username, password } = credentials
  const { pattern, own, ours } = BRIDGES[name]
  return [
    `connection vectra-${trackerId}`,
    `address ${host}:${port}`,
    ...(tls ? ['bridge_capath /etc/ssl/certs'] : []),
    'bridge_protocol_version mqttv311',
    'bridge_outgoing_retain false',
    'bridge_attempt_unsubscribe false',
    'notifications false',
    'try_private false',
    `remote_clientid ${trackerId}`,
    `remote_username ${username}`,
    `remote_password ${password}`,
    `topic ${pattern} out 1 ${own} ${inNamespace(topicNamespace, topicFor(ours, trackerId))}`,
  ].join('\n')
}
