import * as z from 'zod'

/**
 * The stack output that `npm run provision` and `npm run redrive` read, from a deployed stack or from the template of a
 * local run.
 */
export const STACK_OUTPUTS = 'StackOutputs'

export const StackOutputs = z.object({
  accountsTable: z.string(),
  dueTable: z.string(),
  /** The queue of the function that deletes and exports accounts. */
  accountJobsUrl: z.url(),
  /** The secret with the keys of links, from which the one is derived that signs receipts. */
  linkSecret: z.string(),
  ordersTable: z.string(),
  /** The secret with the keys of Stripe. */
  stripeSecret: z.string(),
  /** Where Stripe sends its events. */
  stripeWebhookUrl: z.url(),
  subscriptionsTable: z.string(),
  trackersTable: z.string(),
  userPoolId: z.string(),
  /** Without a slash at its end. */
  siteUrl: z.url(),
  /** The endpoint for trackers with a password: `mqtts://host:8883`, or `mqtt://` without TLS. */
  trackerEndpoint: z.url(),
  /** In front of every MQTT topic of this deployment; empty in production. */
  topicNamespace: z.string(),
  /** The name of the IoT policy for trackers with a certificate. */
  certificatePolicy: z.string(),
  /** The dead-letter queue of the telemetry function, and that function. */
  deadLettersUrl: z.url(),
  telemetryFunction: z.string(),
})
export type StackOutputs = z.infer<typeof StackOutputs>
