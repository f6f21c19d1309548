import type { Caller } from '../../../functions/runtime/serve-routes.ts'
import { memberScope } from '../../../functions/stores/devices/device-scope.ts'
import { OWNER_STANDING, type Standing } from '../../../shared/members/roles.ts'

/** The owner of an account as the runtime describes who calls; or a member with this standing. */
export function aCaller(
  accountId: string,
  standing: Standing = OWNER_STANDING,
  personId = accountId,
): Caller {
  return {
    accountId,
    personId,
    standing,
    scope: memberScope(accountId, standing.tags),
    name: null,
    isSupport: false,
    signedInAt: Date.now(),
    sourceIp: '192.0.2.1',
    noteForAudit: () => undefined,
    wantsAlternative: false,
  }
}
