import type { RefusalCode } from '../http/route.ts'
import { customerChanges } from './customer-changes.routes.ts'
import { customers } from './customers.routes.ts'
import { deadLetters } from './dead-letters.routes.ts'
import { figures } from './figures.routes.ts'
import { orders } from './orders.routes.ts'
import { session } from './session.routes.ts'
import { today } from './today.routes.ts'
import { trackers } from './trackers.routes.ts'

/**
 * Every route of the operator's console. They are no part of the API: no program calls them, and no other function can
 * serve them.
 */
export const operatorConsole = {
  ...session,
  ...today,
  ...customers,
  ...customerChanges,
  ...orders,
  ...trackers,
  ...deadLetters,
  ...figures,
}

type ConsoleRoute = (typeof operatorConsole)[keyof typeof operatorConsole]
/** Every code that an action of the console refuses with. */
export type ConsoleCode = RefusalCode<ConsoleRoute>
