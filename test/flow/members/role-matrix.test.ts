import { describe, expect, it } from 'vitest'
import { type RouteSpec, routeKey } from '../../../shared/http/route.ts'
import { members } from '../../../shared/members/members.routes.ts'
import type { Permission } from '../../../shared/members/roles.ts'
import { everythingOf } from '../../make/accounts/everything-of.ts'
import { aFullAccount } from '../../make/accounts/full-account.ts'
import { aMember, ownAccountId } from '../../make/accounts/members.ts'
import { userRoutes } from '../../make/api/every-route.ts'
import { type Call, type OwnedIds, validCall } from '../../make/api/valid-calls.ts'

type Role = 'manager' | 'operator' | 'viewer'
const ROLES: readonly Role[] = ['manager', 'operator', 'viewer']

/** Who may do what, as the role table of the product says; with its grant in brackets. */
const PERMITTED: Record<Permission, string> = {
  own: 'manager operator viewer',
  'devices:read': 'manager operator viewer',
  'devices:write': 'manager operator',
  'geofences:write': 'manager operator',
  'rules:write': 'manager operator',
  'shares:write': 'manager operator',
  'schedules:write': 'manager operator',
  'maintenance:write': 'manager operator',
  'logbook:write': 'manager operator',
  'commands:send': 'manager operator',
  'relay:switch': 'manager(relay) operator(relay)',
  'devices:manage': 'manager',
  'gateways:manage': 'manager',
  'certificates:issue': 'manager',
  'webhooks:manage': 'manager',
  'members:manage': 'manager',
  'keys:manage': 'manager',
  'billing:manage': 'manager(billing)',
  'account:manage': '',
}
/** What concerns the whole account is not for a member who is limited to some devices. */
const WHOLE_ACCOUNT: readonly Permission[] = [
  'gateways:manage',
  'certificates:issue',
  'webhooks:manage',
  'billing:manage',
]

function isPermitted(permission: Permission, role: Role, hasGrants: boolean): boolean {
  const words = PERMITTED[permission].split(' ')
  return words.some((word) => word === role || (hasGrants && word.startsWith(`${role}(`)))
}

/** What else the valid call of a route asks for: the geofence has a webhook. */
const ALSO: Record<string, Permission[]> = { 'POST /geofences': ['webhooks:manage'] }

/** The permission that a valid call of a route needs. */
function permissionOf({ permission }: RouteSpec, { body }: Call): Permission {
  if (permission === undefined) throw new Error('A route of an account has no permission')
  return typeof permission === 'string' ? permission : permission.ofBody(body)
}

const { listAudit } = members
const LOG = routeKey(listAudit)

const accountRoutes = userRoutes.filter(({ access }) => access === 'account')
/** These are about the caller, whose own account has none of these ids. */
const ofAccount = accountRoutes.filter(({ permission }) => permission !== 'own')

/** A member's call of every route with the ids of the account, and how it was answered. */
async function callAll(
  member: Awaited<ReturnType<typeof aMember>>,
  owned: OwnedIds,
  routes: readonly RouteSpec[],
) {
  const answers: { key: string; permission: Permission; status: number; text: string; path: string }[] = []
  for (const route of routes) {
    const call = validCall(route, owned)
    const { status, text } = await member.call(call.method, call.path, call.body)
    const key = routeKey(route)
    answers.push({ key, permission: permissionOf(route, call), status, text, path: call.path })
  }
  return answers
}

describe('T13 every route for every role', () => {
  it.each(ROLES.flatMap((role) => [false, true].map((hasGrants) => ({ role, hasGrants }))))(
    'T13 a $role (grants: $hasGrants) may call what the table says, and gets 403 with the permission otherwise',
    async ({ role, hasGrants }) => {
      const { account, owned } = await aFullAccount()
      const member = await aMember(account, { role, grants: hasGrants ? ['relay', 'billing'] : [] })
      const wrong = (await callAll(member, owned, ofAccount)).flatMap(({ key, permission, status, text }) => {
        const needed = [permission, ...(ALSO[key] ?? [])]
        const missing = needed.find((one) => !isPermitted(one, role, hasGrants))
        const isRefused = status === 403 && text.includes('"not-permitted"')
        const isRight = missing ? isRefused && text.includes(`"permission":"${missing}"`) : !isRefused
        return isRight ? [] : [`${key} ${needed} ${status} ${text.slice(0, 200)}`]
      })
      expect(wrong).toEqual([])
    },
  )

  it.each(ROLES)(
    'T13 a %s who is limited to other devices learns and changes nothing of a device',
    async (role) => {
      const { account, owned, tracker } = await aFullAccount()
      const { trackerId } = tracker
      const grants = role === 'manager' ? ['relay', 'billing'] : ['relay']
      const member = await aMember(account, { role, tags: ['elsewhere'], grants })
      const before = await everythingOf(account, trackerId)
      // a manager may add a device, which then has the member's tags
      const routes = ofAccount.filter((route) => routeKey(route) !== 'POST /vectra/devices')
      const answers = await callAll(member, owned, routes)
      const names = [trackerId, owned.spareTrackerId, owned.plate, 'Sea Ray']
      // a path with the id of a device comes back in no answer, and neither does any of its names
      const leaked = answers.filter(
        ({ key, status, text }) => key !== LOG && status < 300 && names.some((name) => text.includes(name)),
      )
      expect(leaked.map(({ key, text }) => `${key} ${text.slice(0, 300)}`)).toEqual([])
      // the log repeats what the member has sent, and nothing that anybody else did
      const logged = answers
        .filter(({ key }) => key === LOG)
        .flatMap(({ text }) => listAudit.reply.parse(JSON.parse(text)).entries)
      expect(new Set(logged.map(({ by }) => by.memberId))).toEqual(new Set([member.memberId]))
      // a query only filters: a list without anything
      const open = answers.filter(
        ({ status, path }) =>
          status < 300 && [trackerId, owned.plate].some((name) => path.split('?')[0]?.includes(name)),
      )
      expect(open.map(({ key }) => key)).toEqual([])
      const whole = answers.filter(({ permission }) => WHOLE_ACCOUNT.includes(permission))
      expect(whole.filter(({ status }) => status !== 403).map(({ key }) => key)).toEqual([])
      const after = await everythingOf(account, trackerId)
      expect(after).toEqual(before)
    },
  )

  it.each(ROLES)(
    'T13 a %s who is limited to the tag of a device reads it as the owner does',
    async (role) => {
      const { account, owned } = await aFullAccount()
      const member = await aMember(account, { role, tags: ['marina'] })
      const reads = ofAccount.filter(
        ({ method, permission }) => method === 'GET' && permission === 'devices:read',
      )
      const failed = (await callAll(member, owned, reads)).filter(({ status }) => status !== 200)
      expect(failed.map(({ key, status, text }) => `${key} ${status} ${text}`)).toEqual([])
    },
  )

  it('T13 an account of which one is no member does not exist, whatever is called', async () => {
    const { account, owned } = await aFullAccount()
    const stranger = (await aFullAccount()).account
    const accountId = await ownAccountId(account)
    const wrong: string[] = []
    for (const route of ofAccount) {
      const { method, path, body } = validCall(route, owned)
      const asked = await stranger.call(method, path, body, { 'x-account': accountId })
      const unknown = await stranger.call(method, path, body, { 'x-account': `${accountId}x` })
      if (asked.status !== 404 || asked.text !== unknown.text)
        wrong.push(`${routeKey(route)} ${asked.status} ${asked.text.slice(0, 200)}`)
    }
    expect(wrong).toEqual([])
  })
})
