import type { Preferences } from '../account/preferences.ts'
import type { reportTexts } from '../i18n/en/reports.ts'
import type { Times } from '../times/times.ts'

/** How a report writes figures and texts: as its account does, in the report's time zone. */
export type ReportWriting = {
  texts: typeof reportTexts
  units: Preferences['units']
  language: Preferences['language']
  times: Times
}
