import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../shared/time.ts'
import { aCaller } from '../../test/make/api/a-caller.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { boats } from '../../test/make/watching/a-boat.ts'
import { tickUntil } from '../../test/make/watching/tick-until.ts'
import { finishDeletion } from '../handlers/due-accounts/finish-deletion.ts'
import { deletionStore } from '../stores/accounts/deletions.ts'
import { memberStore } from '../stores/accounts/members.ts'
import { commandLogStore } from '../stores/devices/command-log.ts'
import { deviceEditStore } from '../stores/devices/device-edits.ts'
import { wholeAccount } from '../stores/devices/device-scope.ts'
import { logbookStore } from '../stores/devices/logbook.ts'
import { trackerStore } from '../stores/devices/trackers.ts'
import { eventEraser } from '../stores/events/erase-events.ts'
import { trackEraser } from '../stores/trails/erase-track.ts'
import { endPlanUnlessBoat } from '../watching/all-clear.ts'
import { deleteDevice } from './delete-device.ts'

const aBoat = boats()

const OWNER = 'mia@example.com'
const AUNT = 'aunt@example.org'
const BEN = { personId: 'ben', email: 'ben@example.net' }
const SISTER = '+12025550177'
const REMOVED = 'Boat was removed from its owner’s boats at 9:02 AM, so its float plan has ended'
const UNKNOWN =
  'This doesn’t mean that the boat is back. If you don’t know, try to reach the people on board.'

/** A boat that was due back at half past twelve, and is overdue from one o'clock. */
async function aBoatAtSea(setBy?: typeof BEN) {
  const boat = await aBoat()
  const { account, agree, put } = boat
  const { client, clock, tables, stores, queued, device } = account
  const { accountId, deviceId } = device
  await agree(`email:${AUNT}`)
  await agree(`sms:${SISTER}`)
  if (setBy !== undefined) {
    const { personId, email } = setBy
    const members = memberStore(client, tables.members)
    const place = { role: 'operator' as const, tags: [], grants: [], endsAt: null }
    const invited = { accountId, email, accountName: OWNER, invitedAt: NOON, ...place }
    const invitation = await members.invite(invited, email)
    await members.accept(invitation, { personId, email, name: null }, NOON)
    account.deps.getAddress = async (id) => (id === personId ? email : OWNER)
  }
  const by = { ...aCaller(accountId), personId: setBy?.personId ?? accountId }
  await put({ contacts: [AUNT, SISTER] }, by)
  await account.runUntil(NOON + 60 * MINUTE_MS)
  const deps = {
    ...stores,
    connections: { close: async () => undefined },
    deletions: deletionStore(client, tables),
    log: commandLogStore(client, tables.commands),
    events: eventEraser(client, tables.events),
    logbook: logbookStore(client, tables.logbook),
    trackers: trackerStore(client, tables.trackers),
    tracks: trackEraser(client, tables.trails),
    queue: { send: async (message: object) => void queued.push(message) },
    now: () => clock.now,
  }
  const scope = wholeAccount(accountId)
  const ways = {
    delete: () => deleteDevice(scope, deviceId, deps),
    async changeType(deviceType: string) {
      await deviceEditStore(client, tables).update(scope, deviceId, { deviceName: 'Boat', deviceType })
      await endPlanUnlessBoat(accountId, deviceId, deps)
    },
  }
  return {
    ...boat,
    waitUntil: (minutes: number) =>
      account.runUntil(NOON + minutes * MINUTE_MS, (work) => finishDeletion(work, deps)),
    removeBy: (way: 'delete' | 'change') => (way === 'delete' ? ways.delete() : ways.changeType('car')),
    changeType: ways.changeType,
    /** The subjects of emails and the texts that are about a removed boat. */
    allClears: () =>
      [
        ...account.emails.map(({ to, subject }) => `${to}: ${subject}`),
        ...account.texts.map(({ to, text }) => `${to}: ${text}`),
      ]
        .filter((line) => line.includes('removed'))
        .toSorted(),
  }
}
/** Texts have plain apostrophes. */
const TO_ALL = [
  `${SISTER}: Vectra: ${REMOVED}. ${UNKNOWN}`.replaceAll('’', "'"),
  `${AUNT}: ${REMOVED}`,
  `${OWNER}: ${REMOVED}`,
]

describe.each(['delete', 'change'] as const)(
  'LIV-7 the contacts of an overdue boat that is removed (%s)',
  (way) => {
    it('get to know it, but not that anybody is safe', async () => {
      const { account, allClears, removeBy, waitUntil } = await aBoatAtSea()
      await waitUntil(62)
      await removeBy(way)
      await account.notify()
      expect(allClears()).toEqual(TO_ALL)
      const email = account.emails.find(({ to, subject }) => to === AUNT && subject === REMOVED)
      expect(email?.text).toContain(UNKNOWN)
      expect(email?.text).not.toMatch(/coast guard|is back:|dashboard/)
      // its page is gone
      expect(account.emails.at(-1)?.text).not.toContain('/dashboard/devices/')
      await waitUntil(75)
      expect(allClears()).toHaveLength(3)
    })

    it('and nothing before it is overdue, nor later', async () => {
      const { account, removeBy, waitUntil } = await aBoatAtSea()
      await removeBy(way)
      const [emails, texts] = [account.emails.length, account.texts.length]
      await waitUntil(95)
      expect([account.emails.length, account.texts.length]).toEqual([emails, texts])
    })

    it('and nothing if the message that it is overdue was not sent yet', async () => {
      const { account, allClears, removeBy, waitUntil } = await aBoatAtSea()
      await tickUntil(account, NOON + 62 * MINUTE_MS)
      const before = account.emails.length
      await removeBy(way)
      await waitUntil(75)
      expect(allClears()).toEqual([])
      expect(account.emails).toHaveLength(before)
    })

    it('once the provider is back', async () => {
      const { account, allClears, removeBy, waitUntil } = await aBoatAtSea()
      await waitUntil(62)
      account.answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
      await removeBy(way)
      await account.notify()
      expect(allClears()).toEqual(TO_ALL.slice(0, 1))
      account.answers.email = { kind: 'accepted', messageId: 'ses-2' }
      await waitUntil(65)
      expect(allClears()).toEqual(TO_ALL)
    })
  },
)

it('LIV-7 the member who set the plan of a deleted boat gets to know it too', async () => {
  const { account, allClears, removeBy, waitUntil } = await aBoatAtSea(BEN)
  await waitUntil(62)
  await removeBy('delete')
  await account.notify()
  expect(allClears()).toEqual([...TO_ALL, `${BEN.email}: ${REMOVED}`].toSorted())
})

it('LIV-7 the events of a deleted boat are kept for an hour if contacts get to know of it', async () => {
  const { account, removeBy, waitUntil, raised } = await aBoatAtSea()
  await waitUntil(62)
  await removeBy('delete')
  await waitUntil(122)
  expect(await raised()).toEqual(['12:30 returnDue Bimini', '13:00 overdue Bimini', '13:02 boatRemoved null'])
  await waitUntil(124)
  expect([await raised(), await account.itemKeys()]).toEqual([[], []])
})

it('LIV-7 and for two minutes otherwise', async () => {
  const { removeBy, waitUntil, raised } = await aBoatAtSea()
  await removeBy('delete')
  await waitUntil(62)
  expect(await raised()).toHaveLength(1)
  await waitUntil(64)
  expect(await raised()).toEqual([])
})

it('LIV-7 the plan of a boat goes on if it becomes a boat of another type', async () => {
  const { account, allClears, changeType, state, waitUntil } = await aBoatAtSea()
  await waitUntil(62)
  await changeType('sailboat')
  await account.notify()
  expect([await state(), allClears()]).toEqual(['overdue', []])
  await changeType('kayak')
  await account.notify()
  expect([await state(), allClears()]).toEqual([null, TO_ALL])
})
