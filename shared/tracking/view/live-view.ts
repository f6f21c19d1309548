import * as z from 'zod'
import { SECOND_MS } from '../../time.ts'
import { TRACKER_ID } from '../topics.ts'

/** With more devices than this, an account is large: a page receives the positions of the devices that it shows. */
export const PUSHED_WHOLE_MAX = 500
/** As many markers as a map can show one by one. */
export const SHOWN_MAX = 500
/** Positions are pushed for this long after the page said what it shows. */
export const SHOWN_FOR_MS = 90 * SECOND_MS

/** An open page, and the devices that it shows. */
export const LiveView = z.object({
  /** Chosen by the page, and the last level of its topic. */
  viewId: z.string().regex(/^[0-9a-f]{16}$/),
  deviceIds: z.array(z.string().regex(TRACKER_ID)).max(SHOWN_MAX),
})
export type LiveView = z.infer<typeof LiveView>
