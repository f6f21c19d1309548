import type { Point } from '../../shared/geo/point.ts'
import type { Circle } from '../../shared/shares/circle.ts'
import { TRAIL_HOURS, trailHoursOf } from '../../shared/shares/trail-hours.ts'
import { toIso } from '../../shared/time.ts'

/** An optional circle. `place` is `null` until the user chooses one. */
export type AreaDraft = { isOn: boolean; place: Point | null; radiusM: number }

/** The values of the form's fields. `expiry` is a local time, as `datetime-local` writes it. */
export type ShareDraft = {
  name: string
  trailHours: string
  expires: boolean
  expiry: string
  arrival: AreaDraft
  hiding: AreaDraft
  deviceIds: readonly string[]
}

const DEFAULT_AREA: AreaDraft = { isOn: false, place: null, radiusM: 500 }
export const EMPTY_DRAFT: Omit<ShareDraft, 'deviceIds'> = {
  name: '',
  trailHours: String(TRAIL_HOURS.default),
  expires: false,
  expiry: '',
  arrival: DEFAULT_AREA,
  hiding: DEFAULT_AREA,
}

/** Whether the form can be submitted: it has a name, a device, and a place for each circle that is on. */
export const isComplete = ({ name, deviceIds, arrival, hiding }: ShareDraft) =>
  name.trim() !== '' &&
  deviceIds.length > 0 &&
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
export const shareRequestOf = (draft: ShareDraft): ShareRequest => ({
  name: draft.name.trim(),
  trailDurationHours: trailHoursOf(draft.trailHours),
  expiresAt: draft.expires && draft.expiry !== '' ? toIso(new Date(draft.expiry).getTime()) : null,
  endsOnArrival: circleOf(draft.arrival),
  hidden: circleOf(draft.hiding),
  deviceIds: [...draft.deviceIds],
})

const circleOf = ({ isOn, place, radiusM }: AreaDraft) =>
  isOn && place !== null ? { ...place, radiusM } : null
