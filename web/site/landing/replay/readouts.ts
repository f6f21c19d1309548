import { MILES_PER_KM } from '../../../../shared/units.ts'
import { positionAt } from '../../../features/history/player/position-at.ts'
import { DRIVE, distanceKmAt } from './drive.ts'

export const READOUTS = ['time', 'speed', 'distance'] as const
type Readout = (typeof READOUTS)[number]

/** The texts beside the replay at an instant, in the formats of the language. */
export function readoutsAt(at: number, language: string): Record<Readout, string> {
  const isEnglish = language === 'en'
  const unit = (kilometres: number, name: 'mile' | 'kilometer' | 'mile-per-hour' | 'kilometer-per-hour') =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      maximumFractionDigits: name === 'mile' || name === 'kilometer' ? 1 : 0,
    }).format(isEnglish ? kilometres * MILES_PER_KM : kilometres)
  return {
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(at),
    speed: unit(positionAt(DRIVE, at)?.speedKmh ?? 0, isEnglish ? 'mile-per-hour' : 'kilometer-per-hour'),
    distance: unit(distanceKmAt(at), isEnglish ? 'mile' : 'kilometer'),
  }
}
