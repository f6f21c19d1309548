import type { RouteInput } from '../../../shared/http/route.ts'
import type { AuditEntry } from '../../../shared/members/audit.ts'
import type { members as routes } from '../../../shared/members/members.routes.ts'
import { filledPage } from '../../runtime/http/filled-page.ts'
import type { PageCursors } from '../../runtime/http/page-cursor.ts'
import type { Caller } from '../../runtime/serve-routes.ts'
import type { AuditStore, StoredEntry } from '../../stores/accounts/audit.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'

export type ListAuditDeps = {
  audit: Pick<AuditStore, 'listPage'>
  devices: Pick<DeviceStore, 'list'>
  cursors: PageCursors
}

type Query = RouteInput<typeof routes.listAudit>['query']

/** A page of the audit log, of what the caller may see of it. */
export async function listAudit(caller: Caller, query: Query, deps: ListAuditDeps) {
  const { accountId } = caller
  const { limit, cursor, from, to, member, action, deviceId } = query
  const isVisible = await visibleTo(caller, deps)
  const isWanted = ({ by, action: did, target }: StoredEntry) =>
    (member === undefined || by.memberId === member) &&
    (action === undefined || did === action) &&
    (deviceId === undefined || target.deviceId === deviceId || target.id === deviceId)
  const range = {
    from: from === undefined ? null : Date.parse(from),
    to: to === undefined ? null : Date.parse(to),
  }
  const page = await filledPage(accountId, { limit, cursor }, deps.cursors, async (after, left) => {
    const { entries, lastKey } = await deps.audit.listPage(accountId, range, after, left)
    return { items: entries.filter((entry) => isWanted(entry) && isVisible(entry)).map(entryView), lastKey }
  })
  return 'refused' in page ? page : { reply: { entries: page.items, nextCursor: page.nextCursor } }
}

/** The owner and managers with the grant see everything; others what they did, and what was done to their devices. */
async function visibleTo({ personId, standing, scope }: Caller, { devices }: ListAuditDeps) {
  const seesAll =
    scope.tags === null &&
    (standing.role === 'owner' || (standing.role === 'manager' && standing.grants.includes('audit')))
  if (seesAll) return () => true
  const names = new Set((await devices.list(scope)).map(({ deviceId }) => deviceId))
  return ({ by, target }: StoredEntry) =>
    by.memberId === personId || [target.deviceId, target.id].some((id) => id !== null && names.has(id))
}

function entryView({ accountId: _account, auditKey, ...entry }: StoredEntry): AuditEntry {
  return { id: auditKey.slice(auditKey.indexOf('#') + 1), ...entry }
}
