import { devices } from './devices/devices.routes.ts'
import { subscriptions } from './subscriptions/subscriptions.routes.ts'
import { trails } from './trails/trails.routes.ts'

/** Every call of the API, by feature. A feature is one Lambda function; nothing else lists routes. */
export const api = { devices, subscriptions, trails }
export type Feature = keyof typeof api
