import type { AuditEntry } from '../../../../shared/members/audit.ts'

/** What a call was about, by its path in the OpenAPI document. The first that matches is it. */
const SUBJECTS = [
  ['commands', /SetCommand|\/(relay-status|storage-mode)$/],
  ['shares', /share/],
  ['logbook', /logbook/],
  ['maintenance', /maintenance/],
  ['members', /members|invitations/],
  ['gateways', /gateways/],
  ['geofences', /geofences/],
  ['schedules', /schedules/],
  ['rules', /alerts|rules|\/events/],
  ['notifications', /^\/notifications/],
  ['settings', /preferences|^\/user/],
  ['billing', /subscription|payment|invoices|orders/],
  ['account', /\/account/],
  ['devices', /devices?/],
] as const

type Subject = (typeof SUBJECTS)[number][0] | 'other'

export const subjectOf = ({ path }: Pick<AuditEntry, 'path'>): Subject =>
  SUBJECTS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'

const VERBS = { GET: 'shown', PUT: 'changed', PATCH: 'changed', DELETE: 'removed' } as const

/** What a call did. A POST below something that exists is an action on it; any other adds something. */
export function verbOf({ method, path }: Pick<AuditEntry, 'method' | 'path'>) {
  if (method !== 'POST') return VERBS[method]
  return path.includes('}') || /SetCommand|\/(export|delete-request)$/.test(path) ? 'done' : 'added'
}
