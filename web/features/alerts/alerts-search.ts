import * as z from 'zod'
import { PAGE_SIZES } from '../../events/page-sizes.ts'
import { oneOf, parseSearch, SearchDeviceId, SearchInstant, SearchText } from '../../ui/search-params.ts'

const ID_MAX = 64
const SearchId = SearchText.pipe(z.string().max(ID_MAX))

const ALERT_EVENTS_PARAMS = {
  schema: z.object({
    deviceId: SearchDeviceId.optional(),
    ruleId: SearchId.optional(),
    from: SearchInstant.optional(),
    to: SearchInstant.optional(),
    size: oneOf(PAGE_SIZES).optional(),
    /** The event whose details are open. */
    event: SearchId.optional(),
  }),
  parts: {
    deviceId: 'device',
    ruleId: 'filter',
    from: 'filter',
    to: 'filter',
    size: 'view',
    event: 'view',
  },
} as const

/** The query of a link to the events of alert rules. Whatever is left out has its default. */
export type AlertEventsSearch = z.infer<typeof ALERT_EVENTS_PARAMS.schema> & { ignored?: string }

/** Parses the query of the page of events. */
export const alertEventsSearch = (query: Record<string, unknown>): AlertEventsSearch =>
  parseSearch(ALERT_EVENTS_PARAMS, query)
