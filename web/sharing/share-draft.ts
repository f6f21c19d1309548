import type { Point } from '../../shared/geo/point.ts'
import type { Circle } from '../../shared/shares/circle.ts'
import { TRAIL_HOURS, trailHoursOf } from '../../shared/shares/trail-hours.ts'
import { toIsoOrNull } from '../../shared/time.ts'
import { instantOf } from '../../shared/trails/day-range.ts'

/** An optional circle. `place` is `null` until the user chooses one. */
export type AreaDraft = { isOn: boolean; place: Point | null; radiusM: number }

/** The values of the form's fields. `expiry` is a time in the account's zone (`YYYY-MM-DDTHH:mm`); `null` while it is not readable. */
export type ShareDraft = {
  name: string
  trailHours: string
  expires: boolean
  expiry: string | null
  arrival: AreaDraft
  hiding: AreaDraft
  deviceIds: readonly string[]
}

export function emptyDraft(radiusM: number): Omit<ShareDraft, 'deviceIds'> {
  const area: AreaDraft = { isOn: false, place: null, radiusM }
  return {
    name: '',
    trailHours: String(TRAIL_HOURS.default),
    expires: false,
    expiry: '',
    arrival: area,
    hiding: area,
  }
}

/** Whether the form can be submitted: it has a name, a device, and a place for each circle that is on. */
export const isComplete = ({ name, deviceIds, expires, expiry, arrival, hiding }: ShareDraft) =>
  name.trim() !== '' &&
  deviceIds.length > 0 &&
  !(expires && expiry === null) &&
  [arrival, hiding].every(({ isOn, place }) => !isOn || place !== null)

export type ShareRequest = {
  name: string
  trailDurationHours: number
  expiresAt: string | null
  endsOnArrival: Circle | null
  hidden: Circle | null
  deviceIds: string[]
}

/** The request that a complete form sends. Without a date, or with the switch off, the link never expires. */
export const shareRequestOf = (draft: ShareDraft, timeZone: string): ShareRequest => ({
  name: draft.name.trim(),
  trailDurationHours: trailHoursOf(draft.trailHours),
  expiresAt: draft.expires ? toIsoOrNull(instantOf(draft.expiry ?? '', timeZone)) : null,
  endsOnArrival: circleOf(draft.arrival),
  hidden: circleOf(draft.hiding),
  deviceIds: [...draft.deviceIds],
})

const circleOf = ({ isOn, place, radiusM }: AreaDraft) =>
  isOn && place !== null ? { ...place, radiusM } : null
