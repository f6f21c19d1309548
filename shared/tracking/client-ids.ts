/** A unit with a second modem has two connections. With the same client id, IoT would end the older one. */
const SUFFIXES = ['2', '3'] as const

/**
 * The MQTT client ids that a tracker's password admits: its own id, and that id with `:2` or `:3`. They are few, so
 * that one password cannot open connections without end, and new credentials can close all of them.
 */
export const trackerClientIds = (trackerId: string): readonly string[] => [
  trackerId,
  ...SUFFIXES.map((suffix) => `${trackerId}:${suffix}`),
]
