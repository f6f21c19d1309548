/** What a person may be in an account, from most to least. Every account has one owner. */
export const ROLES = ['owner', 'manager', 'operator', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** The roles that an invitation can give. */
export const MEMBER_ROLES = ['manager', 'operator', 'viewer'] as const

/** What a member may be granted beyond the role. `audit`: the whole audit log, for a manager. */
export const GRANTS = ['relay', 'billing', 'audit'] as const
type Grant = (typeof GRANTS)[number]

type Rule = {
  roles: readonly Role[]
  /** Roles that have it only with this grant. */
  granted?: { grant: Grant; roles: readonly Role[] }
  /** It concerns the whole account, so a member who is limited to some devices does not have it. */
  wholeAccount?: true
}

const EVERYONE = ROLES
const OPERATORS = ['owner', 'manager', 'operator'] as const
const MANAGERS = ['owner', 'manager'] as const
const OWNER = ['owner'] as const

/** Which roles may do what. Each route names one of these permissions, and the site offers by the same table. */
const RULES = {
  /** The caller's own preferences, phone, push messages and snoozes, whatever the account. */
  own: { roles: EVERYONE },
  'devices:read': { roles: EVERYONE },
  /** Names, plates, icons and tags. */
  'devices:write': { roles: OPERATORS },
  'geofences:write': { roles: OPERATORS },
  'rules:write': { roles: OPERATORS },
  'shares:write': { roles: OPERATORS },
  'schedules:write': { roles: OPERATORS },
  'maintenance:write': { roles: OPERATORS },
  'logbook:write': { roles: OPERATORS },
  /** Locate, intervals and texts. */
  'commands:send': { roles: OPERATORS },
  /** The relay and storage mode. */
  'relay:switch': { roles: OWNER, granted: { grant: 'relay', roles: ['manager', 'operator'] } },
  /** Add, connect and delete devices, and import their history. */
  'devices:manage': { roles: MANAGERS },
  'gateways:manage': { roles: MANAGERS, wholeAccount: true },
  /** The insurance certificate of all monitored devices. */
  'certificates:issue': { roles: MANAGERS, wholeAccount: true },
  'webhooks:manage': { roles: MANAGERS, wholeAccount: true },
  'members:manage': { roles: MANAGERS },
  'keys:manage': { roles: MANAGERS },
  'billing:manage': {
    roles: OWNER,
    granted: { grant: 'billing', roles: ['manager'] },
    wholeAccount: true,
  },
  /** How long history is kept, the export of all data, deletion and handing over. */
  'account:manage': { roles: OWNER },
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof RULES

/** A person's place in an account. `tags`: the member sees only devices with one of them; `null` for all devices. */
export type Standing = { role: Role; grants: readonly Grant[]; tags: readonly string[] | null }

/** The standing of somebody with a membership, where no tags mean no limit. */
export const standingOf = ({ role, grants, tags }: Standing & { tags: readonly string[] }): Standing => ({
  role,
  grants,
  tags: tags.length === 0 ? null : tags,
})

export const OWNER_STANDING: Standing = { role: 'owner', grants: [], tags: null }

/** Whether somebody with this role, these grants and this limit has a permission. */
export function isPermitted(permission: Permission, { role, grants, tags }: Standing): boolean {
  const { roles, granted, wholeAccount }: Rule = RULES[permission]
  if (wholeAccount && tags !== null) return false
  if (roles.includes(role)) return true
  return granted?.roles.includes(role) === true && grants.includes(granted.grant)
}

/** Whether an API key of some role has a permission. A key has no grants, and nothing of a person. */
export const isForApiKeys = (permission: Permission): boolean =>
  permission !== 'own' &&
  MEMBER_ROLES.some((role) => isPermitted(permission, { role, grants: [], tags: null }))

/** Whether a limit to some tags leaves no more devices than another. */
export const isWithinTags = (tags: readonly string[], limit: readonly string[]) =>
  tags.length > 0 && tags.every((tag) => limit.includes(tag))

/** Whether somebody with this standing may give a role, grants and tags, or take them away: never more than they have. */
export function mayGive(
  standing: Standing,
  { role, tags, grants }: Pick<Standing, 'role' | 'grants'> & { tags: readonly string[] },
): boolean {
  if (standing.role === 'owner') return true
  if (!isAtMost(role, standing.role)) return false
  if (standing.tags !== null && !isWithinTags(tags, standing.tags)) return false
  return grants.every((grant) => standing.grants.includes(grant))
}

/** Whether a role is at most as high as another. */
export const isAtMost = (role: Role, limit: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(limit)
