import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../../shared/time.ts'
import { aTable, withIndex } from '../../../../test/make/local/a-table.ts'
import { putItems } from '../../../../test/make/local/local-store.ts'
import { type StoreEngine, storeEngine } from '../../../../test/make/local/store-engine.ts'
import { accountStore } from '../../../stores/accounts/accounts.ts'
import { apiKeyStore } from '../../../stores/accounts/api-keys.ts'
import { handOverStore, type StoredHandOver } from '../../../stores/accounts/hand-overs.ts'
import { isInvitation, memberStore } from '../../../stores/accounts/members.ts'
import { phoneStore } from '../../../stores/accounts/phones.ts'
import { preferenceStore } from '../../../stores/accounts/preferences.ts'
import { pushSubscriptionStore } from '../../../stores/notifications/push-subscriptions.ts'
import { type HandOverJobDeps, handOverAccount } from './hand-over.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')

let engine: StoreEngine
let tables: Record<'accounts' | 'members' | 'recipients', string>
beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    members: await engine.createTable(
      withIndex(aTable('Members', 'accountId', 'memberKey'), 'byPerson', 'personId'),
    ),
    recipients: await engine.createTable(aTable('Recipients', 'accountId', 'recipient')),
  }
})
afterAll(() => engine.stop())

let made = 0

/** Two people, the first of whom hands an account over. `crashAt`: a call that fails once, before or after its effect. */
async function twoPeople(crashAt: { call: number; when: 'before' | 'after' } | null = null) {
  const [seller, buyer, friend] = ['seller', 'buyer', 'friend'].map((name) => `${name}${made}`) as [
    string,
    string,
    string,
  ]
  made++
  const members = memberStore(engine.client, tables.members)
  const aMembership = (accountId: string, personId: string, tags: string[]) => ({
    accountId,
    memberKey: `member#${personId}`,
    personId,
    email: `${personId}@example.com`,
    name: null,
    accountName: accountId,
    role: 'viewer',
    tags,
    grants: [],
    invitedAt: NOON,
    joinedAt: NOON,
    lastSeenAt: null,
    endsAt: NOON + DAY_MS,
  })
  await putItems(engine.client, tables.members, [
    aMembership(seller, buyer, ['sea']),
    aMembership(friend, seller, ['boat']),
  ])
  await apiKeyStore(engine.client, tables.members).create({
    accountId: seller,
    keyId: 'one',
    secretHash: '',
    name: 'Screen',
    role: 'viewer',
    tags: [],
    createdBy: seller,
    createdAt: NOON,
    lastUsedAt: null,
    endsAt: null,
  })
  await putItems(engine.client, tables.accounts, [
    { accountId: seller, phone: '+12025550123', phoneConfirmedAt: NOON, 'preferences.language': 'en' },
    { accountId: buyer, phone: '+12025550199', phoneConfirmedAt: NOON, 'preferences.language': 'fr' },
  ])
  const handOvers = handOverStore(engine.client, tables)
  const owner = { personId: seller, email: `${seller}@example.com`, name: null }
  const started: StoredHandOver = { id: 'one', owner, memberId: buyer, expiresAt: NOON }
  await handOvers.start(seller, started)
  const world = { calls: 0, mails: [] as string[], users: [seller, buyer, friend] }
  const plain: HandOverJobDeps = {
    handOvers,
    members,
    keys: apiKeyStore(engine.client, tables.members),
    pushSubscriptions: pushSubscriptionStore(engine.client, tables.recipients),
    customers: { get: async () => ({ stripeCustomerId: null, waitingOrders: [], customer: null }) },
    openStripe: async () => null,
    async removeUser(personId) {
      world.users = world.users.filter((user) => user !== personId)
    },
    queue: { send: async (message) => void world.mails.push(JSON.stringify(message)) },
    now: () => NOON,
  }
  /** Fails once, at that call. */
  function crashing<Deps extends object>(deps: Deps): Deps {
    return new Proxy(deps, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        return async (...parameters: unknown[]) => {
          const isCrash = ++world.calls === crashAt?.call
          if (isCrash && crashAt.when === 'before') throw new Error('killed')
          const result: unknown = await method.apply(target, parameters)
          if (isCrash) throw new Error('killed')
          return result
        }
      },
    })
  }
  const deps: HandOverJobDeps = {
    ...plain,
    handOvers: crashing(plain.handOvers),
    members: crashing(plain.members),
    keys: crashing(plain.keys),
    queue: crashing(plain.queue),
    removeUser: crashing(plain).removeUser,
  }
  return {
    seller,
    buyer,
    friend,
    world,
    handOvers,
    confirm: async () => {
      await handOvers.confirm(seller, 'one', 'owner', NOON)
      await handOvers.confirm(seller, 'one', 'member', NOON)
    },
    /** As a queue would, until it succeeds. */
    async run() {
      for (let deliveries = 0; deliveries < 5; deliveries++) {
        const isDone = await handOverAccount(seller, deps).then(
          () => true,
          () => false,
        )
        if (isDone) return
      }
      throw new Error('The job does not end')
    },
    async everything() {
      const accounts = accountStore(engine.client, tables.accounts)
      const all = [...(await members.list(seller)), ...(await members.list(friend))]
      return {
        owner: await accounts.ownerOf(seller),
        owned: await accounts.ownedBy(buyer),
        phone: (await phoneStore(engine.client, tables.accounts).get(seller)).phone,
        language: (await preferenceStore(engine.client, tables.accounts).get(seller)).language,
        people: all
          .map((one) => `${isInvitation(one) ? 'invited ' : ''}${one.email} ${one.role} ${one.tags}`)
          .toSorted(),
        keys: (await apiKeyStore(engine.client, tables.members).listKeys(seller)).length,
        users: world.users,
        handOver: await handOvers.get(seller),
      }
    },
  }
}

type People = Awaited<ReturnType<typeof twoPeople>>
const handedOver = ({ seller, buyer, friend }: People) => ({
  owner: buyer,
  owned: [seller],
  phone: '+12025550199',
  language: 'fr',
  people: [
    `${buyer}@example.com manager `,
    `invited ${seller}@example.com manager `,
    `invited ${seller}@example.com viewer boat`,
  ],
  keys: 0,
  users: [buyer, friend],
  handOver: null,
})

describe('an account that is handed over', () => {
  it('T13 is the buyer’s, and its seller comes back by invitations to every account of before', async () => {
    const people = await twoPeople()
    await people.confirm()
    await people.run()
    expect(await people.everything()).toEqual(handedOver(people))
    const [first, second, done] = people.world.mails
    expect([first, second].map((mail) => mail?.includes('"kind":"invitation"'))).toEqual([true, true])
    expect(done).toContain('"mail":"done"')
  })

  it.each(
    Array.from({ length: 14 }, (_, index) => index + 1).flatMap((call) => [
      { call, when: 'before' as const },
      { call, when: 'after' as const },
    ]),
  )('T113 goes on when it is killed $when call $call', async (crashAt) => {
    const people = await twoPeople(crashAt)
    await people.confirm()
    await people.run()
    expect(people.world.calls).toBeGreaterThan(crashAt.call)
    expect(await people.everything()).toEqual(handedOver(people))
  })

  it('T13 stays its owner’s until both have confirmed', async () => {
    const people = await twoPeople()
    await people.handOvers.confirm(people.seller, 'one', 'owner', NOON)
    await people.run()
    expect(await people.everything()).toMatchObject({ owner: people.seller, keys: 1, owned: [] })
  })

  it.each([
    ['the member has left', (people: People) => removeMember(people)],
    ['the member deletes their own account', ({ buyer }: People) => mark(buyer, 'deletion')],
    ['the account is closed', ({ seller }: People) => mark(seller, 'closedAt')],
  ])('T13 stays its owner’s if %s meanwhile', async (_, change) => {
    const people = await twoPeople()
    await people.confirm()
    await change(people)
    await people.run()
    const { owner, users, handOver } = await people.everything()
    expect({ owner, users, handOver }).toEqual({
      owner: people.seller,
      users: [people.seller, people.buyer, people.friend],
      handOver: null,
    })
  })
})

const removeMember = ({ seller, buyer }: People) =>
  memberStore(engine.client, tables.members).removeMember(seller, buyer)

/** Sets an attribute that only a deletion sets. */
async function mark(accountId: string, attribute: 'deletion' | 'closedAt') {
  const { Item } = await engine.client.send(
    new GetCommand({ TableName: tables.accounts, Key: { accountId } }),
  )
  await putItems(engine.client, tables.accounts, [{ accountId, ...Item, [attribute]: NOON }])
}
