import type { Point } from '../../shared/geo/point.ts'
import type { Circle } from '../../shared/shares/circle.ts'
import { TRAIL_HOURS, trailHoursOf } from '../../shared/shares/trail-hours.ts'
import { type ExpiryDraft, expiryOf, newExpiry } from './expiry-draft.ts'

/** An optional circle. `place` is `null` until the user chooses one. */
export type AreaDraft = { isOn: boolean; place: Point | null; radiusM: number }

/** The values of the form's fields. */
export type ShareDraft = {
  name: string
  trailHours: string
  expiry: ExpiryDraft
  arrival: AreaDraft
  hiding: AreaDraft
  deviceIds: readonly string[]
}

/** `now` is epoch milliseconds. */
export function emptyDraft(radiusM: number, timeZone: string, now: number): Omit<ShareDraft, 'deviceIds'> {
  const area: AreaDraft = { isOn: false, place: null, radiusM }
  return {
    name: '',
    trailHours: String(TRAIL_HOURS.default),
    expiry: newExpiry(timeZone, now),
    arrival: area,
    hiding: area,
  }
}

export type ShareRequest = {
  name: string
  trailDurationHours: number
  expiresAt: string | null
  endsOnArrival: Circle | null
  hidden: Circle | null
  deviceIds: string[]
}

/**
 * The request that the form sends at `now` (epoch ms). `null` while it cannot be submitted: it needs a name, a device,
 * an expiry that is not over, and a place for each circle that is on.
 */
export function shareRequestOf(draft: ShareDraft, timeZone: string, now: number): ShareRequest | null {
  const { deviceIds, arrival, hiding } = draft
  const name = draft.name.trim()
  const expiry = expiryOf(draft.expiry, timeZone, now)
  const hasPlaces = [arrival, hiding].every(({ isOn, place }) => !isOn || place !== null)
  if (name === '' || deviceIds.length === 0 || 'problem' in expiry || !hasPlaces) return null
  return {
    name,
    trailDurationHours: trailHoursOf(draft.trailHours),
    expiresAt: expiry.expiresAt,
    endsOnArrival: circleOf(arrival),
    hidden: circleOf(hiding),
    deviceIds: [...deviceIds],
  }
}

const circleOf = ({ isOn, place, radiusM }: AreaDraft) =>
  isOn && place !== null ? { ...place, radiusM } : null
