import * as z from 'zod'

/** Why a connection ended: the values of IoT Core's `disconnectReason`. */
export const END_REASONS = [
  'API_INITIATED_DISCONNECT',
  'AUTH_ERROR',
  'CLIENT_ERROR',
  'CLIENT_INITIATED_DISCONNECT',
  'CONNECTION_LOST',
  'CUSTOMAUTH_TTL_EXPIRATION',
  'DUPLICATE_CLIENTID',
  'FORBIDDEN_ACCESS',
  'MQTT_KEEP_ALIVE_TIMEOUT',
  'SERVER_ERROR',
  'SERVER_INITIATED_DISCONNECT',
  'THROTTLED',
] as const
export type EndReason = (typeof END_REASONS)[number]

/** A tracker's connection, as the broker reports it. Whether the device is online does not depend on it. */
export const TrackerConnection = z.object({
  /** `unknown`: the broker did not respond. */
  state: z.enum(['connected', 'disconnected', 'unknown']),
  /** When it was established, or when it ended, which the broker reports for 30 minutes. */
  since: z.iso.datetime().nullable(),
  /** Usually one of `END_REASONS`; IoT Core may have added others since. */
  endReason: z.string().nullable(),
})
export type TrackerConnection = z.infer<typeof TrackerConnection>
