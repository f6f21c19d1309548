import type { NotificationReason } from '../../../../shared/notifications/notification-reason.ts'
import type { DigestKind } from '../digest/digest-kinds.ts'

/** The outcome of one attempt. `retry`: a later attempt may work. */
export type Outcome =
  | { kind: 'sent'; detail: string | null }
  | { kind: 'retry' | 'failed' | 'suppressed'; detail: NotificationReason }

export const failed = (detail: NotificationReason): Outcome => ({ kind: 'failed', detail })
export const retryable = (detail: NotificationReason): Outcome => ({ kind: 'retry', detail })
export const suppressed = (detail: NotificationReason): Outcome => ({ kind: 'suppressed', detail })

/** Collected for one message at `at` (epoch ms): above the hour's limit, or in quiet hours. */
export type Postponed = { kind: 'digest'; digest: DigestKind; at: number }
