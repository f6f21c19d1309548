import { randomBytes } from 'node:crypto'
import type { RouteSpec } from '../../shared/http/route.ts'
import type { AuditChange } from '../../shared/members/audit.ts'
import type { Role } from '../../shared/members/roles.ts'
import { toIso } from '../../shared/time.ts'
import { type AuditStore, auditKeyOf, type StoredEntry } from '../stores/accounts/audit.ts'
import { log, reasonOf } from './log.ts'

/** 96 bits. */
const ID_BYTES = 12
const VALUE_MAX = 200
/** Fields whose values are secrets, or what people write to each other. */
const NOT_LOGGED = /password|secret|token|key|card|paymentmethod|message|textcommand|note|reason/i

/** What an action adds to its entry: what it was about, and what that was like before. */
export type AuditNote = {
  name?: string | null
  /** Another account that the call concerns, whose log has it too, and what the caller is there. */
  elsewhere?: { accountId: string; name: string; role: Role }
  deviceId?: string | null
  before?: object
}
export type NoteForAudit = (note: AuditNote) => void

type Called = {
  action: string
  route: RouteSpec
  accountId: string
  by: StoredEntry['by']
  address: string
  /** What the path names besides the account. */
  path: Readonly<Record<string, string | undefined>>
  body: unknown
}

/** One call in the audit log of its account. */
export type AuditedCall = {
  note: NoteForAudit
  /** Completes the entry. That it is there was written before, so a failure is only logged. */
  end: (outcome: StoredEntry['outcome'], code?: string | null) => Promise<void>
}

/**
 * Writes an entry before a call changes anything, and fails the call if that fails. The values in it are those of the
 * body, without secrets and what people write to each other.
 */
export async function beginAudit(
  { action, route, accountId, by, address, path, body }: Called,
  put: AuditStore['put'],
  now: number,
): Promise<AuditedCall> {
  const after = fieldsOf(body)
  // support writes its reason for this log
  const isLogged = (field: string) => !NOT_LOGGED.test(field) || (by.role === 'support' && field === 'reason')
  let note: AuditNote = {}
  const [id = null] = Object.values(path).filter((value) => value !== undefined)
  const deviceId = textIn(after, 'deviceId') ?? textIn(after, 'DeviceID') ?? textIn(after, 'vectraDeviceId')
  const entry: StoredEntry = {
    accountId,
    auditKey: auditKeyOf(now, randomBytes(ID_BYTES).toString('base64url')),
    at: toIso(now),
    by,
    address,
    action,
    path: route.path,
    method: route.method,
    target: { id, name: textIn(after, 'name') ?? textIn(after, 'deviceName'), deviceId },
    changes: changesOf(after, null, isLogged),
    outcome: 'unknown',
    code: null,
  }
  await put(entry)
  return {
    note: (more) => {
      note = { ...note, ...more }
    },
    async end(outcome, code = null) {
      const { name = entry.target.name, deviceId: device = entry.target.deviceId, before = null } = note
      const target = { ...entry.target, name: name && withoutAddresses(name), deviceId: device }
      const changes = changesOf(after, before === null ? null : fieldsOf(before), isLogged)
      const ended = { ...entry, target, changes, outcome, code }
      const { elsewhere } = note
      await Promise.all([
        put(ended),
        ...(elsewhere === undefined ? [] : [put({ ...ended, ...inAccount(ended, elsewhere) })]),
      ]).catch((error: unknown) =>
        log('error', 'audit-entry-not-completed', { action, reason: reasonOf(error) }),
      )
    },
  }
}

const inAccount = ({ by }: StoredEntry, { accountId, name, role }: NonNullable<AuditNote['elsewhere']>) => ({
  accountId,
  by: { ...by, name, role },
})

/** Runs an action whose entry is in the audit log, and says there how it ended. */
export async function runAudited<Result extends object>(
  { note, end }: AuditedCall,
  run: (note: NoteForAudit) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await run(note)
    const refused = 'refused' in result ? String(result.refused) : null
    await end(refused === null ? 'done' : 'refused', refused)
    return result
  } catch (error) {
    await end('failed')
    throw error
  }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' ? value : null
}

/** The fields that a body names, with what they were, without those that stay as they were. */
function changesOf(
  after: Fields,
  before: Fields | null,
  isLogged: (field: string) => boolean,
): AuditChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    if (value === undefined || !isLogged(field)) return []
    const change = { field, before: shown(before?.[field]), after: shown(value) }
    return change.before === change.after ? [] : [change]
  })
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return null
  const text = withoutAddresses(typeof value === 'string' ? value : JSON.stringify(withoutSecrets(value)))
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text
}

/** Shortens addresses and phone numbers: those of people who have left are nobody's business for 400 days. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/([^\s@"'])[^\s@"']*@/g, '$1…@').replaceAll(/\+\d{4,}(\d{2})/g, '+…$1')

const withoutSecrets = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner: unknown) => (NOT_LOGGED.test(name) ? undefined : inner)))
