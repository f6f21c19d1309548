import * as z from 'zod'

/** The output of the stack that `npm run provision` and `npm run redrive` read: of a deployed one, or of the template of a local run. */
export const STACK_OUTPUTS = 'StackOutputs'

export const StackOutputs = z.object({
  subscriptionsTable: z.string(),
  trackersTable: z.string(),
  userPoolId: z.string(),
  /** Where trackers with a password connect: `mqtts://host:8883`, or `mqtt://` without TLS. */
  trackerEndpoint: z.url(),
  /** What trackers with a certificate may do. */
  certificatePolicy: z.string(),
  /** The queue of what the telemetry function could not store, and that function. */
  deadLettersUrl: z.url(),
  telemetryFunction: z.string(),
})
export type StackOutputs = z.infer<typeof StackOutputs>
