import * as z from 'zod'
import { CrossingType } from '../../../shared/geofences/crossing-type.ts'
import { PAGE_SIZES } from '../../events/page-sizes.ts'
import { oneOf, parseSearch, SearchDeviceId, SearchInstant, SearchText } from '../../ui/search-params.ts'

export const TABS = ['map', 'list', 'events'] as const
export type GeofencesTab = (typeof TABS)[number]

const ID_MAX = 64
const SearchId = SearchText.pipe(z.string().max(ID_MAX))

const GEOFENCES_PARAMS = {
  schema: z.object({
    tab: z.enum(TABS).optional(),
    /** The text in the search field of the list. */
    q: SearchText.optional(),
    deviceId: SearchDeviceId.optional(),
    /** The events of this geofence; on the map, the selected one. */
    geofenceId: SearchId.optional(),
    type: CrossingType.optional(),
    from: SearchInstant.optional(),
    to: SearchInstant.optional(),
    size: oneOf(PAGE_SIZES).optional(),
    /** The event whose details are open. */
    event: SearchId.optional(),
  }),
  parts: {
    tab: 'view',
    q: 'filter',
    deviceId: 'device',
    geofenceId: 'filter',
    type: 'filter',
    from: 'filter',
    to: 'filter',
    size: 'view',
    event: 'view',
  },
} as const

/** The query of a link to the geofences. Whatever is left out has its default. */
export type GeofencesSearch = z.infer<typeof GEOFENCES_PARAMS.schema> & { ignored?: string }

/** Parses the query of the geofences page. */
export const geofencesSearch = (query: Record<string, unknown>): GeofencesSearch =>
  parseSearch(GEOFENCES_PARAMS, query)
