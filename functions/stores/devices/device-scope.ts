declare const scope: unique symbol

/**
 * The devices of an account that a reader may see: those with one of the tags, or all of them for `null`. Only the
 * functions below make one, so that nothing reads devices without having decided whose.
 */
export type DeviceScope = {
  readonly accountId: string
  readonly tags: readonly string[] | null
  readonly [scope]: true
}

const scopeOf = (accountId: string, tags: readonly string[] | null) => ({ accountId, tags }) as DeviceScope

/** The devices that a member is limited to; all of them without a limit. */
export const memberScope = scopeOf

/**
 * All devices, for what works on behalf of the account: ingest, due work, exports and deletions. Never for what a
 * caller reads; `test/contract/scopes.test.ts` has the list of its users.
 */
export const wholeAccount = (accountId: string): DeviceScope => scopeOf(accountId, null)

/** Whether a device is inside the scope, as its tags are now. */
export const isInScope = ({ tags }: DeviceScope, device: { tags: readonly string[] }): boolean =>
  tags === null || device.tags.some((tag) => tags.includes(tag))
