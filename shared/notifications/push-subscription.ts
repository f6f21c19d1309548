import * as z from 'zod'

/** At most this many for an account. */
export const PUSH_SUBSCRIPTIONS_MAX = 10
const ENDPOINT_MAX_LENGTH = 1_000

/** A browser's subscription to push messages, as its `PushSubscription.toJSON()` says. */
export const PushSubscription = z.object({
  /** URL at the browser's push service. Whoever knows it can address messages to the browser. */
  endpoint: z.url().max(ENDPOINT_MAX_LENGTH),
  keys: z.object({
    /** An uncompressed point of P-256: 65 bytes in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

const LABEL_MAX_LENGTH = 100

/** A browser that gets push messages, as its owner sees it. */
export const PushBrowser = z.object({
  id: z.string(),
  /** The browser's name for itself, such as `Chrome on Android`. */
  label: z.string().nullable(),
  since: z.iso.datetime().nullable(),
})
export type PushBrowser = z.infer<typeof PushBrowser>

export const NewPushSubscription = PushSubscription.extend({
  label: z.string().trim().max(LABEL_MAX_LENGTH).nullish(),
})
export type NewPushSubscription = z.infer<typeof NewPushSubscription>

/** The content of a push message, as JSON. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Opened by a click. */
  url: z.url(),
})
export type PushMessage = z.infer<typeof PushMessage>
