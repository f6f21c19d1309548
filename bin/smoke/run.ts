import type { Checks } from './checks.ts'
import type { Cleanup } from './cleanup.ts'
import type { Connections } from './mqtt/connections.ts'

/** What a group of checks uses. */
export type Run = Checks & { cleanup: Cleanup; connections: Connections }
