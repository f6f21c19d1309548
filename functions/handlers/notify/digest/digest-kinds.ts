import * as z from 'zod'
import type { NotificationReason } from '../../../../shared/notifications/notification-reason.ts'

/**
 * `email`: emails above the hour's limit. `quiet`: whatever quiet hours held. `late`: what was found late and is not
 * critical.
 */
export const DigestKind = z.enum(['email', 'quiet', 'late'])
export type DigestKind = z.infer<typeof DigestKind>

/** The detail of a notification that waits for the digest. */
export const WAITS_AS = {
  email: 'in-digest',
  quiet: 'quiet-hours',
  late: 'late-digest',
} as const satisfies Record<DigestKind, NotificationReason>
