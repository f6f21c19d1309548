import { HOUR_MS } from '../time.ts'

/** The group of the user pool whose members operate this deployment. */
export const OPERATORS = 'operators'

/** How long after entering a password an operator may use the console. Renewing a token does not change it. */
export const OPERATOR_SESSION_MS = 8 * HOUR_MS

/** Why the console refuses somebody with a valid token, and the status. */
export const CONSOLE_REFUSALS = {
  /** Not in the group, or an API key. */
  'operators-only': 403,
  /** An operator who signs in with a password alone. */
  'two-step-required': 403,
  /** The password was entered longer ago than `OPERATOR_SESSION_MS`. */
  'session-over': 403,
} as const
export type ConsoleRefusal = keyof typeof CONSOLE_REFUSALS

/** The gateway's one route for the whole console: a template has at most 500 resources. */
export const CONSOLE_PATH = '/operator/{proxy+}'
