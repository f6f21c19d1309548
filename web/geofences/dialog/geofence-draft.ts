import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { type Geofence, NewGeofence } from '../../../shared/geofences/geofence.ts'

/** The dwell time of a new geofence, in minutes (specification 3.5). */
export const DWELL_MINUTES = { drawn: 5, typed: 10 } as const

/** The fields of the dialog, as they are typed. */
export type GeofenceDraft = Pick<
  Geofence,
  | 'name'
  | 'alertOnEntry'
  | 'alertOnExit'
  | 'alertOnDwell'
  | 'cutRelayOnEntry'
  | 'deviceIds'
  | 'plateNumbers'
  | 'sendEmailNotifications'
  | 'sendSmsNotifications'
> & {
  critical: boolean
  description: string
  dwellTimeMinutes: string
  appliesToAll: boolean
  notificationMembers: readonly string[]
  notificationEmail: string
  notificationPhone: string
  notificationWebhook: string
}

export const emptyDraft = (dwellMinutes: number): GeofenceDraft => ({
  name: '',
  description: '',
  alertOnEntry: true,
  alertOnExit: true,
  alertOnDwell: false,
  dwellTimeMinutes: String(dwellMinutes),
  cutRelayOnEntry: false,
  critical: false,
  appliesToAll: true,
  deviceIds: [],
  plateNumbers: [],
  sendEmailNotifications: false,
  sendSmsNotifications: false,
  notificationMembers: [],
  notificationEmail: '',
  notificationPhone: '',
  notificationWebhook: '',
})

export const draftOf = (geofence: Geofence): GeofenceDraft => ({
  ...geofence,
  critical: geofence.critical ?? false,
  description: geofence.description ?? '',
  dwellTimeMinutes: String(geofence.dwellTimeMinutes),
  appliesToAll: geofence.deviceIds.length === 0 && geofence.plateNumbers.length === 0,
  notificationMembers: geofence.notificationMembers,
  notificationEmail: geofence.notificationEmail ?? '',
  notificationPhone: geofence.notificationPhone ?? '',
  notificationWebhook: geofence.notificationWebhook ?? '',
})

/** The fields that can be wrong, in the order of the dialog. */
const DRAFT_FIELDS = [
  'name',
  'dwellTimeMinutes',
  'notificationEmail',
  'notificationPhone',
  'notificationWebhook',
] as const
export type DraftField = (typeof DRAFT_FIELDS)[number]

type Parsed = { kind: 'geofence'; geofence: NewGeofence } | { kind: 'wrong'; fields: ReadonlySet<DraftField> }

/** The geofence to save, or the fields that are wrong. A dwell time that is not used is not checked. */
export function parseDraft(draft: GeofenceDraft, boundary: DrawnShape, active = true): Parsed {
  const { appliesToAll, ...fields } = draft
  // the boundary of a geofence that is edited is the whole geofence, as it was before
  const { shape, points, radius, width } = boundary
  const parsed = NewGeofence.safeParse({
    ...fields,
    shape,
    points,
    radius,
    width,
    active,
    description: orNull(draft.description),
    dwellTimeMinutes: dwellMinutesOf(draft),
    deviceIds: appliesToAll ? [] : draft.deviceIds,
    plateNumbers: appliesToAll ? [] : draft.plateNumbers,
    notificationMembers: [...draft.notificationMembers],
    notificationEmail: orNull(draft.notificationEmail),
    notificationPhone: orNull(draft.notificationPhone.replace(/[\s().-]/g, '')),
    notificationWebhook: orNull(draft.notificationWebhook),
  })
  if (parsed.success) return { kind: 'geofence', geofence: parsed.data }
  const paths = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return { kind: 'wrong', fields: new Set(DRAFT_FIELDS.filter((field) => paths.has(field))) }
}

function dwellMinutesOf({ alertOnDwell, dwellTimeMinutes }: GeofenceDraft): number {
  const minutes = /^\s*\d+\s*$/.test(dwellTimeMinutes) ? Number(dwellTimeMinutes) : 0
  return alertOnDwell || minutes > 0 ? minutes : DWELL_MINUTES.typed
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
