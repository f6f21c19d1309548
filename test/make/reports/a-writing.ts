import { DEFAULT_PREFERENCES, type Preferences } from '../../../shared/account/preferences.ts'
import { REPORT_TEXTS } from '../../../shared/i18n/report-texts.ts'
import type { ReportWriting } from '../../../shared/reports/report-writing.ts'
import { createTimes } from '../../../shared/times/times.ts'

/** As an account with these preferences writes its reports. */
export function aWriting(more: Partial<Preferences> = {}): ReportWriting {
  const preferences = { ...DEFAULT_PREFERENCES, ...more }
  const { units, language, timezone } = preferences
  const page = { language, invalid: '', browserZone: timezone, now: 0 }
  return { texts: REPORT_TEXTS[language], units, language, times: createTimes(preferences, page) }
}
