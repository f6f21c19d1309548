import type { devices } from '../../shared/devices/devices.routes.ts'
import type { RouteReply } from '../../shared/http/route.ts'

export type Contact = Pick<RouteReply<typeof devices.getDiagnostics>, 'lastContactAt' | 'connection'>

/** Whether a tracker has ever sent a message, or is connected now. */
export const hasConnected = ({ lastContactAt, connection }: Contact): boolean =>
  lastContactAt !== null || connection.state === 'connected'
