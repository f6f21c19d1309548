import * as z from 'zod'
import { parseSearch, SearchText } from '../../ui/search-params.ts'

export const TABS = ['rules', 'analytics'] as const

/** Which rules are shown, if not all. */
export const SHOWN = ['active', 'inactive'] as const
export type Shown = (typeof SHOWN)[number]

const ID_MAX = 64

const REPORTING_PARAMS = {
  schema: z.object({
    tab: z.enum(TABS).optional(),
    /** The text in the search field of the rules. */
    q: SearchText.optional(),
    show: z.enum(SHOWN).optional(),
    /** The rule that the analytics point out. */
    rule: SearchText.pipe(z.string().max(ID_MAX)).optional(),
  }),
  parts: { tab: 'view', q: 'filter', show: 'filter', rule: 'filter' },
} as const

/** The query of a link to the reporting page. Whatever is left out has its default. */
export type ReportingSearch = z.infer<typeof REPORTING_PARAMS.schema> & { ignored?: string }

/** Parses the query of the reporting page. */
export const reportingSearch = (query: Record<string, unknown>): ReportingSearch =>
  parseSearch(REPORTING_PARAMS, query)
