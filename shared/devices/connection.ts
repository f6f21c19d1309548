import * as z from 'zod'

/** Why a connection ended, in the words of IoT Core's `disconnectReason`. */
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

/** A tracker's connection as the broker sees it now. Whether a device is online does not depend on it. */
export const TrackerConnection = z.object({
  /** `unknown`: the broker could not be asked. */
  state: z.enum(['connected', 'disconnected', 'unknown']),
  /** When it was made, or when it ended; the broker forgets an end after half an hour. */
  since: z.iso.datetime().nullable(),
  /** One of `END_REASONS`; the broker may have others. */
  endReason: z.string().nullable(),
})
export type TrackerConnection = z.infer<typeof TrackerConnection>
