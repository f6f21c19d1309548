import {
  type ChosenPreferences,
  DEFAULT_PREFERENCES,
  withChosen,
} from '../../../../shared/account/preferences.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'
import { createTimes } from '../../../../shared/times/times.ts'

/** How the report of an account is written: with its units and formats, and the clock of the report's own zone. */
export async function writingOf(
  chosen: ChosenPreferences,
  timezone: string,
  now: number,
): Promise<ReportWriting> {
  const { units, language, ...clock } = withChosen(DEFAULT_PREFERENCES, chosen)
  const { REPORT_TEXTS } = await import('../../../../shared/i18n/report-texts.ts')
  const texts = REPORT_TEXTS[language]
  const page = { language, invalid: texts.unknownTime, browserZone: timezone, now }
  return { texts, units, language, times: createTimes({ ...clock, timezone }, page) }
}
