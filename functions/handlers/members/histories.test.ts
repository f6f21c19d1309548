import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPermitted, standingOf } from '../../../shared/members/roles.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { callerOf } from '../../runtime/callers.ts'
import { memberIdOf, type StoredMember } from '../../stores/accounts/members.ts'
import { NO_ACCESS } from '../../stores/accounts/support-access.ts'
import { isInScope } from '../../stores/devices/device-scope.ts'
import { type MembersDeps, memberActions } from './actions.ts'

/*
 * Random histories of invitations, changes of roles and tags, removals and calls, against a model that knows the rules by
 * heart: nobody ever sees a device outside their tags, and nobody gives what they do not have.
 */
const HISTORIES = 10_000
const OWNER = 'owner'
const PEOPLE = ['ann', 'ben', 'cay'] as const
const DEVICES = ['boat', 'van', 'jet'] as const
const TAGS = ['sea', 'land', 'air'] as const
const NOW = Date.parse('2026-11-21T12:00:00Z')
const KEYS = { current: { id: '1', key: 'k'.repeat(32) }, byId: new Map([['1', 'k'.repeat(32)]]) }

type Role = 'manager' | 'operator' | 'viewer'
type Place = { role: Role; tags: string[] }

/** The members in memory, with the rules of the store: one item for each key. */
function inMemory() {
  const items = new Map<string, StoredMember>()
  const keyOf = (kind: 'member' | 'invitation', id: string) => `${kind}#${id}`
  const members: MembersDeps['members'] = {
    getMember: async (_account, id) => items.get(keyOf('member', id)) ?? null,
    getInvitation: async (_account, id) => items.get(keyOf('invitation', id)) ?? null,
    list: async () => [...items.values()],
    listOf: async (personId) => [...items.values()].filter((one) => memberIdOf(one) === personId),
    async invite(invitation, id) {
      const member = {
        ...invitation,
        name: null,
        joinedAt: null,
        lastSeenAt: null,
        memberKey: keyOf('invitation', id),
      }
      items.set(member.memberKey, member)
      return member
    },
    async update({ memberKey }, changes) {
      const before = items.get(memberKey)
      if (before === undefined) return null
      items.set(memberKey, { ...before, ...changes })
      return { ...before, ...changes }
    },
    async accept(invitation, { personId, email, name }, now) {
      const memberKey = keyOf('member', personId)
      if (items.has(memberKey)) return 'already-a-member'
      if (!items.delete(invitation.memberKey)) return 'changed'
      items.set(memberKey, { ...invitation, memberKey, email, name, joinedAt: now })
      return 'accepted'
    },
    removeMember: async (_account, id) => items.delete(keyOf('member', id)),
    removeInvitation: async (_account, id) => items.delete(keyOf('invitation', id)),
    see: async () => undefined,
  }
  const person = async (id: string) => ({ email: `${id}@example.com`, name: null })
  const actions = memberActions({
    members,
    accounts: {
      isClosed: async () => false,
      getOwnership: async (ownerId) => ({ isClosed: false, ownerId, support: NO_ACCESS }),
      ownerOf: async (accountId) => accountId,
      ownedBy: async () => [],
      reserve: async () => ({ isReserved: true, windowStart: NOW }),
      extendViews: async () => undefined,
    },
    shares: { list: async () => [], delete: async () => false },
    keys: {
      getKey: async () => null,
      listKeys: async () => [],
      create: async () => undefined,
      delete: async () => false,
      use: async () => undefined,
    },
    views: { removeOfMember: async () => undefined },
    audit: { listPage: async () => ({ entries: [], lastKey: null }) },
    devices: { list: async () => [] },
    cursors: { seal: () => '', open: () => null },
    getPerson: person,
    handOvers: {
      get: async () => null,
      start: async () => false,
      withdraw: async () => false,
      confirm: async () => null,
      endWith: async () => false,
    },
    supportAccess: {
      allow: async () => undefined,
      end: async () => new Set(),
      leave: async () => false,
    },
    jobs: { send: async () => undefined },
    newId: () => 'one',
    queue: { send: async () => undefined },
    readKeys: async () => KEYS,
    siteUrl: 'https://vectra.example',
    now: () => NOW,
  })
  const getMember = async (_account: string, personId: string) => {
    const member = items.get(keyOf('member', personId))
    return member === undefined ? null : { name: member.email, standing: standingOf(member) }
  }
  const callerFor = async (personId: string) => {
    const found = await callerOf({ personId, signedInAt: NOW, isOperator: false }, OWNER, NOW, {
      getOwnership: async (ownerId) => ({ isClosed: false, ownerId, support: NO_ACCESS }),
      getMember,
    })
    return 'refused' in found ? null : { ...aCaller(OWNER), ...found }
  }
  return { actions, callerFor }
}

/** What the rules say, without the code that is tested. */
function theModel() {
  const invited = new Map<string, Place>()
  const joined = new Map<string, Place>()
  const rank = { owner: 3, manager: 2, operator: 1, viewer: 0 }
  const placeOf = (who: string) =>
    who === OWNER ? { role: 'owner' as const, tags: [] as string[] } : (joined.get(who) ?? null)
  /** Whether somebody could have given this place. */
  const covers = (who: string, { role, tags }: Place) => {
    const own = placeOf(who)
    if (own === null || rank[own.role] < rank.manager) return false
    if (own.role === 'owner') return true
    const isWithin = own.tags.length === 0 || (tags.length > 0 && tags.every((tag) => own.tags.includes(tag)))
    return rank[role] <= rank[own.role] && isWithin
  }
  return {
    invite(by: string, who: string, place: Place) {
      const before = invited.get(who)
      if (covers(by, place) && !joined.has(who) && (before === undefined || covers(by, before)))
        invited.set(who, place)
    },
    accept(who: string) {
      const place = invited.get(who)
      if (place === undefined || joined.has(who)) return
      invited.delete(who)
      joined.set(who, place)
    },
    update(by: string, who: string, place: Place) {
      const before = joined.get(who)
      if (by !== who && before !== undefined && covers(by, before) && covers(by, place))
        joined.set(who, place)
    },
    remove(by: string, who: string) {
      const before = joined.get(who)
      if (by !== who && before !== undefined && covers(by, before)) joined.delete(who)
    },
    /** The devices that somebody sees; `null` for who is no member. */
    sees(who: string, tagsOf: Record<string, readonly string[]>) {
      const place = placeOf(who)
      if (place === null) return null
      return DEVICES.filter(
        (device) => place.tags.length === 0 || place.tags.some((tag) => tagsOf[device]?.includes(tag)),
      )
    },
  }
}

// the owner acts often, for a history of strangers proves nothing
const anyone = fc.constantFrom(OWNER, OWNER, OWNER, ...PEOPLE)
const member = fc.constantFrom(...PEOPLE)
const tags = fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 2 })
const place = fc.record({ role: fc.constantFrom<Role>('manager', 'operator', 'viewer'), tags })
const step = fc.oneof(
  fc.record({ kind: fc.constant('invite' as const), by: anyone, who: member, place }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), who: member }) },
  fc.record({ kind: fc.constant('update' as const), by: anyone, who: member, place }),
  fc.record({ kind: fc.constant('remove' as const), by: anyone, who: member }),
  fc.record({ kind: fc.constant('retag' as const), device: fc.constantFrom(...DEVICES), tags }),
)

test('T13 in 10,000 histories, nobody sees a device outside their tags, or gives what they do not have', async () => {
  let seen = 0
  let hidden = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (history) => {
      const { actions, callerFor } = inMemory()
      const model = theModel()
      const links = new Map<string, string>()
      const tagsOf: Record<string, readonly string[]> = { boat: ['sea'], van: ['land'], jet: [] }
      for (const one of history) {
        if (one.kind === 'retag') tagsOf[one.device] = one.tags
        if (one.kind === 'accept') {
          model.accept(one.who)
          const token = links.get(one.who)
          const input = { path: { token: token ?? 'none' }, query: undefined, body: undefined }
          await actions.acceptInvitation(input, aCaller(one.who))
        }
        if (one.kind === 'invite' || one.kind === 'update' || one.kind === 'remove') {
          const { by, who } = one
          const caller = await callerFor(by)
          if (caller !== null && isPermitted('members:manage', caller.standing)) {
            const sent = 'place' in one ? { ...one.place, grants: [], endsAt: null } : null
            const path = { memberId: who }
            if (one.kind === 'invite' && sent !== null) {
              const body = { ...sent, email: `${who}@example.com` }
              const answer = await actions.inviteMember({ path: {}, query: undefined, body }, caller)
              if ('reply' in answer) links.set(who, answer.reply.link.replace(/.*\//, ''))
            }
            if (one.kind === 'update' && sent !== null)
              await actions.updateMember({ path, query: undefined, body: sent }, caller)
            if (one.kind === 'remove')
              await actions.removeMember({ path, query: undefined, body: undefined }, caller)
          }
          if (one.kind === 'invite') model.invite(by, who, one.place)
          if (one.kind === 'update') model.update(by, who, one.place)
          if (one.kind === 'remove') model.remove(by, who)
        }
        for (const who of [OWNER, ...PEOPLE]) {
          const caller = await callerFor(who)
          const shown = caller && DEVICES.filter((id) => isInScope(caller.scope, { tags: tagsOf[id] ?? [] }))
          const expected = model.sees(who, tagsOf)
          expect(shown, `${who} after ${JSON.stringify(history)}`).toEqual(expected)
          if (expected !== null && who !== OWNER) {
            seen += expected.length
            hidden += DEVICES.length - expected.length
          }
        }
      }
    }),
    { numRuns: HISTORIES, seed: 30 },
  )
  // the histories are not all about nobody
  expect(seen).toBeGreaterThan(10_000)
  expect(hidden).toBeGreaterThan(10_000)
})
