import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../../shared/http/client.ts'
import type { en } from '../../../i18n/en.ts'
import type { DraftProblems } from './parse-rule-draft.ts'

type RefusalCode = keyof typeof en.reporting.refused
const isRefusal = (code: string): code is RefusalCode => i18next.exists(`reporting.refused.${code}`)

/** The engine's names of fields, and ours. */
const FIELDS: Partial<Record<string, string>> = {
  timeStart: 'value',
  timeEnd: 'valueTo',
  geofenceId: 'geofenceName',
  target: 'webhookUrl',
}
const fieldPath = (path: string) => path.replace(/[^.]+$/, (field) => FIELDS[field] ?? field)

/** The texts beside the fields, by path: of what is wrong in the draft, and of what the server refused. */
export function useProblemTexts(problems: DraftProblems, error: unknown): ReadonlyMap<string, string> {
  const { t } = useTranslation()
  const refused = error instanceof ApiProblem ? (error.details.errors ?? []) : []
  return new Map([
    ...refused.flatMap(({ path, code }): [string, string][] =>
      isRefusal(code) ? [[fieldPath(path), t(`reporting.refused.${code}`)]] : [],
    ),
    ...[...problems].map(([path, problem]): [string, string] => [path, t(`reporting.problems.${problem}`)]),
  ])
}
