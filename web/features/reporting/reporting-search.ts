import * as z from 'zod'
import { parseSearch, SearchDeviceId, SearchText } from '../../ui/search-params.ts'

export const TABS = ['schedules', 'rules', 'generated', 'analytics'] as const
type Tab = (typeof TABS)[number]

/** Which rules are shown, if not all. */
export const SHOWN = ['active', 'inactive'] as const
export type Shown = (typeof SHOWN)[number]

/** What a link may ask the page to create. */
const CREATED = ['schedule', 'rule'] as const

const ID_MAX = 64

const REPORTING_PARAMS = {
  schema: z.object({
    tab: z.enum(TABS).optional(),
    /** The text in the search field of the tab. */
    q: SearchText.optional(),
    show: z.enum(SHOWN).optional(),
    /** The rule that the analytics point out. */
    rule: SearchText.pipe(z.string().max(ID_MAX)).optional(),
    /** The thing being created, in the dialog of its tab. */
    create: z.enum(CREATED).optional(),
    /** The device of a schedule that is being created. */
    deviceId: SearchDeviceId.optional(),
  }),
  parts: { tab: 'view', q: 'filter', show: 'filter', rule: 'filter', create: 'view', deviceId: 'device' },
} as const

/** The query of a link to the reporting page. Whatever is left out has its default. */
export type ReportingSearch = z.infer<typeof REPORTING_PARAMS.schema> & { ignored?: string }

/** Parses the query of the reporting page. */
export const reportingSearch = (query: Record<string, unknown>): ReportingSearch =>
  parseSearch(REPORTING_PARAMS, query)

/** The tab of a link. One without a tab is about rules if it has their search or filter: they once were the default. */
export function tabOf({ tab, q, show, create }: ReportingSearch): Tab {
  if (create !== undefined) return create === 'rule' ? 'rules' : 'schedules'
  return tab ?? (q !== undefined || show !== undefined ? 'rules' : 'schedules')
}
