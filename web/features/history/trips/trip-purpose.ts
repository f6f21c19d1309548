import { IconBriefcase, IconLock } from '@tabler/icons-react'
import { TripPurpose } from '../../../../shared/logbook/trip-note.ts'
import type { TripLeg } from './trip-days.ts'

export const PURPOSES = TripPurpose.options
export const PURPOSE_ICONS: Record<TripPurpose, typeof IconLock> = {
  business: IconBriefcase,
  private: IconLock,
}

/** Which trips the list shows: those that are marked, or not, or all of them without a filter. */
export const PURPOSE_FILTERS = [...PURPOSES, 'unmarked'] as const
export type PurposeFilter = (typeof PURPOSE_FILTERS)[number]

export const purposeOf = ({ trip }: TripLeg): PurposeFilter => trip.logbook?.purpose ?? 'unmarked'

/** Whether its places are shown nowhere. */
export const isPrivateTrip = (leg: TripLeg): boolean => purposeOf(leg) === 'private'
