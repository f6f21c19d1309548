import type { Telemetry } from '../tracker/report.ts'
import type { FleetVehicle } from '../vehicle/fleet.ts'

/** Posts a body to the gateway's address. Resolves to the status of the answer; 0 without one. */
export type Post = (body: unknown) => Promise<number>

export type Wait = (seconds: number) => Promise<void>

export type Unit = Pick<FleetVehicle, 'trackerId' | 'name' | 'deviceType'>

/** A server that has units of its own, and forwards their positions as the product of its name does. */
export type GatewayServer = {
  forward: (unit: Unit, positions: readonly Telemetry[]) => void
  /** Resolves once nothing is left to send, or nothing more will be tried. */
  drain: () => Promise<void>
  /** Positions, so far. */
  counts: () => { acknowledged: number; dropped: number }
}

export const isAcknowledged = (status: number) => status >= 200 && status < 300
