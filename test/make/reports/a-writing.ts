import { DEFAULT_PREFERENCES, type Preferences } from '../../../shared/account/preferences.ts'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { loadReports } from '../../../shared/i18n/load-texts.ts'
import type { ReportWriting } from '../../../shared/reports/report-writing.ts'
import { createTimes } from '../../../shared/times/times.ts'

const TEXTS = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, (await loadReports(language)).reportTexts] as const),
  ),
)

/** The writing of an account with these preferences. */
export function aWriting(more: Partial<Preferences> = {}): ReportWriting {
  const preferences = { ...DEFAULT_PREFERENCES, ...more }
  const { units, language, timezone } = preferences
  const page = { language, invalid: '', browserZone: timezone, now: 0 }
  const texts = TEXTS.get(language)
  if (texts === undefined) throw new Error(`No texts of reports in ${language}`)
  return { texts, units, language, times: createTimes(preferences, page) }
}
