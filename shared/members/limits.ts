/**
 * Apart from the routes, because every function of the API names them and a cold start builds each schema that it
 * imports.
 */

/** The most members of an account, those invited included. */
export const MEMBERS_MAX = 200
/** The most API keys of an account. */
export const API_KEYS_MAX = 20
/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7
/** How long an entry of the audit log is kept. */
export const AUDIT_DAYS = 400
