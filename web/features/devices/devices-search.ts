import * as z from 'zod'
import { TABLE_SORTS } from '../../devices/sort-devices.ts'
import { parseSearch, SearchText } from '../../ui/search-params.ts'

/** All devices are shown without a filter. */
export const STATUS_FILTERS = ['online', 'offline'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

const DEVICES_PARAMS = {
  schema: z.object({
    /** The text in the search field. */
    q: SearchText.optional(),
    show: z.enum(STATUS_FILTERS).optional(),
    sort: z.enum(TABLE_SORTS).optional(),
    order: z.enum(['reversed']).optional(),
  }),
  parts: { q: 'filter', show: 'filter', sort: 'view', order: 'view' },
} as const

/** The query of a link to the devices. Whatever is left out has its default. */
export type DevicesSearch = z.infer<typeof DEVICES_PARAMS.schema> & { ignored?: string }

/** Parses the query of the page of all devices. */
export const devicesSearch = (query: Record<string, unknown>): DevicesSearch =>
  parseSearch(DEVICES_PARAMS, query)
