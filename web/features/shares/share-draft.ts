import { trailHoursOf } from '../../../shared/shares/trail-hours.ts'
import { toIso } from '../../../shared/time.ts'

/** What the form's fields hold; `expiry` as a field for a local date and time writes it. */
export type ShareDraft = {
  name: string
  trailHours: string
  expires: boolean
  expiry: string
  deviceIds: readonly string[]
}

export type ShareWishes = {
  name: string
  trailDurationHours: number
  expiresAt: string | null
  deviceIds: string[]
}

/** What a filled form asks for. Without a date, or with the switch off, the link is permanent. */
export const wishesOf = ({ name, trailHours, expires, expiry, deviceIds }: ShareDraft): ShareWishes => ({
  name: name.trim(),
  trailDurationHours: trailHoursOf(trailHours),
  expiresAt: expires && expiry !== '' ? toIso(new Date(expiry).getTime()) : null,
  deviceIds: [...deviceIds],
})
