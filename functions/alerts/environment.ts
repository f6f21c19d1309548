import type * as z from 'zod'
import { WatchingEnvironment } from '../common/watching-environment.ts'

export const AlertsEnvironment = WatchingEnvironment
export type AlertsEnvironment = z.infer<typeof AlertsEnvironment>
