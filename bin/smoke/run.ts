import type { Checks } from './checks.ts'
import type { Cleanup } from './cleanup.ts'
import type { Connections } from './mqtt/connections.ts'

/** The tools of a group of checks. */
export type Run = Checks & { cleanup: Cleanup; connections: Connections }
