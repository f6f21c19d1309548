import type { AuditEntry } from '../../../../shared/members/audit.ts'
import type { customerChanges } from '../../../../shared/operator/customer-changes.routes.ts'

/** What a call was about, by its path in the OpenAPI document. The first that matches is it. */
const SUBJECTS = [
  ['commands', /SetCommand|\/(relay-status|storage-mode)$/],
  ['shares', /share/],
  ['logbook', /logbook/],
  ['maintenance', /maintenance/],
  ['members', /members|invitations/],
  ['keys', /\/keys/],
  ['gateways', /gateways/],
  ['geofences', /geofences/],
  ['schedules', /schedules/],
  ['anchorWatch', /anchor-watch/],
  ['floatPlan', /float-plan/],
  ['rules', /alerts|rules|\/events/],
  ['notifications', /^\/notifications/],
  ['settings', /preferences|^\/user/],
  ['billing', /subscription|payment|invoices|orders/],
  ['handOver', /hand-over/],
  ['supportAccess', /support-access/],
  ['account', /\/account|^\/operator\/customers/],
  ['devices', /devices?|^\/operator\/trackers/],
] as const

type Subject = (typeof SUBJECTS)[number][0] | 'other'

export const subjectOf = ({ path }: Pick<AuditEntry, 'path'>): Subject =>
  SUBJECTS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'

const VERBS = { GET: 'shown', PUT: 'changed', PATCH: 'changed', DELETE: 'removed' } as const

/**
 * What a call did; `null` where only its operation says that: a POST below something that exists is an action on it. Any
 * other adds something.
 */
export function verbOf({ method, path }: Pick<AuditEntry, 'method' | 'path'>) {
  if (method === 'GET' && path.startsWith('/operator/')) return 'viewed'
  if (method !== 'POST') return VERBS[method]
  return path.includes('}') || /SetCommand|\/(export|delete-request|hand-over)$/.test(path) ? null : 'added'
}

const SUPPORT_ACTIONS: Record<keyof typeof customerChanges, true> = {
  requestCustomerDeletion: true,
  withdrawCustomerDeletion: true,
  resetTwoStep: true,
  grantMonth: true,
  resendMail: true,
  openAccount: true,
}
type SupportAction = keyof typeof SUPPORT_ACTIONS
const isSupportAction = (action: string): action is SupportAction => Object.hasOwn(SUPPORT_ACTIONS, action)

/** What support has done for the customer, which has words of its own; `null` for anything else. */
export const supportActionOf = ({ by, action }: Pick<AuditEntry, 'by' | 'action'>): SupportAction | null =>
  by.role === 'support' && isSupportAction(action) ? action : null
