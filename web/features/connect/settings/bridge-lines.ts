import { inNamespace } from '../../../../shared/tracking/topics.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'

/** The topics of the owner's broker that are passed on, as pattern and prefix, and the prefix of ours in their place. */
const BRIDGES = {
  signalk: { pattern: 'delta', own: 'signalk/', ours: (trackerId: string) => `signalk/${trackerId}/` },
  meshtastic: {
    pattern: '+/!NODE',
    own: 'msh/REGION/2/json/',
    ours: (trackerId: string) => `msh/${trackerId}/2/json/`,
  },
  homeassistant: {
    pattern: 'attributes',
    own: 'homeassistant/device_tracker/NAME/',
    ours: (trackerId: string) => `homeassistant/device_tracker/${trackerId}/`,
  },
} as const

/** What a broker of the owner's own can pass on. */
export type BridgeName = keyof typeof BRIDGES

/**
 * The lines for mosquitto.conf that connect the owner's Mosquitto in the tracker's place. It does not retain messages
 * or announce itself, because the server refuses both.
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
    `topic ${pattern} out 1 ${own} ${inNamespace(topicNamespace, ours(trackerId))}`,
  ].join('\n')
}
