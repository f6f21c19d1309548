import type { Point } from '../../shared/geo/point.ts'
import type { Circle } from '../../shared/shares/circle.ts'
import { TRAIL_HOURS, trailHoursOf } from '../../shared/shares/trail-hours.ts'
import { toIso } from '../../shared/time.ts'

/** A circle that may be wished for; its place is not known until it is chosen. */
export type PlaceWish = { on: boolean; place: Point | null; radiusM: number }

/** What the form's fields hold; `expiry` as a field for a local date and time writes it. */
export type ShareDraft = {
  name: string
  trailHours: string
  expires: boolean
  expiry: string
  arrival: PlaceWish
  hiding: PlaceWish
  deviceIds: readonly string[]
}

const NO_PLACE: PlaceWish = { on: false, place: null, radiusM: 500 }
export const EMPTY_DRAFT: Omit<ShareDraft, 'deviceIds'> = {
  name: '',
  trailHours: String(TRAIL_HOURS.default),
  expires: false,
  expiry: '',
  arrival: NO_PLACE,
  hiding: NO_PLACE,
}

/** Whether a link can be made of it: it has a name, a device, and a place for each circle. */
export const isComplete = ({ name, deviceIds, arrival, hiding }: ShareDraft) =>
  name.trim() !== '' &&
  deviceIds.length > 0 &&
  [arrival, hiding].every(({ on, place }) => !on || place !== null)

export type ShareWishes = {
  name: string
  trailDurationHours: number
  expiresAt: string | null
  endsOnArrival: Circle | null
  hidden: Circle | null
  deviceIds: string[]
}

/** What a filled form asks for. Without a date, or with the switch off, the link is permanent. */
export const wishesOf = (draft: ShareDraft): ShareWishes => ({
  name: draft.name.trim(),
  trailDurationHours: trailHoursOf(draft.trailHours),
  expiresAt: draft.expires && draft.expiry !== '' ? toIso(new Date(draft.expiry).getTime()) : null,
  endsOnArrival: aroundOf(draft.arrival),
  hidden: aroundOf(draft.hiding),
  deviceIds: [...draft.deviceIds],
})

const aroundOf = ({ on, place, radiusM }: PlaceWish) => (on && place !== null ? { ...place, radiusM } : null)
