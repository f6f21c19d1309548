import type { TFunction } from 'i18next'
import type { Preferences } from '../../../shared/account/preferences.ts'

/** A date format with the letters of the language: `JJ/MM/AAAA` in French. */
export const datePatternText = (format: Preferences['dateFormat'], t: TFunction): string =>
  format
    .replace('DD', t('dates.letters.day'))
    .replace('MM', t('dates.letters.month'))
    .replace('YYYY', t('dates.letters.year'))
