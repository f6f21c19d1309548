import { describe, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { CONTACTS_MAX } from '../../../shared/watching/float-plan/limits.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { boats, HARBOUR } from '../../../test/make/watching/a-boat.ts'
import { floatPlanCalls } from '../../../test/make/watching/a-float-plan.ts'
import { tickUntil } from '../../../test/make/watching/tick-until.ts'
import { aFix } from '../../../test/make/watching/watched-account.ts'
import { ruleEventView } from '../../events/event-view.ts'
import { TEXT_LIMIT } from '../../messages/notification-limits.ts'

const aBoat = boats()

const OWNER = 'mia@example.com'
const CREW = 'crew@example.org'
const SISTER = '+12025550177'
/** 11 AM in the time zone of the account. */
const LATER = { returnBy: toIso(NOON + 180 * MINUTE_MS) }

const IN_HARBOUR = 'Boat is back: in Dinner Key at 9:04 AM'
const BY_OWNER = `Boat is back: ${OWNER} ended its float plan at 9:02 AM`
const EXTENDED = 'Boat is no longer overdue: now due back at 11:00 AM'

/** A boat at sea, whose contacts have agreed and whose return is planned for half past twelve, at this minute after noon. */
async function aBoatAtSea(minute: number, contacts: readonly string[] = [CREW, SISTER]) {
  const boat = await aBoat()
  const { account, put, end, sail, agree, waitUntil } = boat
  await agree(`email:${CREW}`)
  await agree(`sms:${SISTER}`)
  await put({ geofenceId: HARBOUR, contacts: [...contacts] })
  await sail(1, [700, 1_200])
  await waitUntil(minute)
  /** What was sent before is not listed. */
  const [emails, texts] = [account.emails.length, account.texts.length]
  return {
    ...boat,
    sailIn: () => sail(63, [700, 100]),
    /** Extends the plan by a little, waits until it is overdue again, and ends it. */
    async overdueTwice() {
      await put({ contacts: [...contacts], returnBy: toIso(NOON + 65 * MINUTE_MS) })
      await waitUntil(97)
      await end()
      await account.notify()
    },
    extend: () => put({ geofenceId: HARBOUR, contacts: [...contacts], ...LATER }),
    sentSince: () => [
      ...account.emails
        .slice(emails)
        .map(({ to, subject }) => `${to}: ${subject}`)
        .toSorted(),
      ...account.texts.slice(texts).map(({ to, text }) => `${to}: ${text}`),
    ],
  }
}
const anOverdueBoat = (contacts?: readonly string[]) => aBoatAtSea(62, contacts)

const toBoth = (subject: string) => [`${CREW}: ${subject}`, `${OWNER}: ${subject}`]
/** Texts have plain apostrophes. */
const textOf = (subject: string) =>
  `${SISTER}: Vectra: ${subject}. If you’ve called the coast guard, let them know.`.replaceAll('’', "'")

describe('LIV-7 the contacts of an overdue boat get an all-clear', () => {
  it.each([
    ['is in its harbour', 'sailIn', IN_HARBOUR, 'returned Dinner Key'],
    ['is back by what its skipper says', 'end', BY_OWNER, `planEnded ${OWNER}`],
    ['is expected later', 'extend', EXTENDED, `planExtended ${LATER.returnBy}`],
  ] as const)('by email and text once it %s, and it is among the events', async (_, how, subject, event) => {
    const boat = await anOverdueBoat()
    await boat[how]()
    await boat.account.notify()
    expect(boat.sentSince()).toEqual([...toBoth(subject), textOf(subject)])
    expect((await boat.raised()).at(-1)?.slice(6)).toBe(event)
    await boat.waitUntil(75)
    expect(boat.sentSince()).toHaveLength(3)
  })

  it.each([
    ['sailIn', 'When: '],
    ['end', 'When: '],
    ['extend', 'Planned return: '],
  ] as const)('with what a contact has to know, without a link to sign in (%s)', async (how, when) => {
    const { account, ...boat } = await anOverdueBoat()
    await boat[how]()
    await account.notify()
    const email = account.emails.findLast(({ to }) => to === CREW)
    for (const part of ['let them know', 'Destination: Bimini', when]) expect(email?.text).toContain(part)
    expect(email?.text).not.toMatch(/dashboard|share\//)
    expect(account.emails.findLast(({ to }) => to === OWNER)?.text).toContain('/dashboard/devices/SEA240')
  })

  it.each(['sailIn', 'end', 'extend'] as const)('and not before it is overdue (%s)', async (how) => {
    const boat = await aBoatAtSea(60)
    await boat[how]()
    await boat.waitUntil(75)
    expect(boat.sentSince()).toEqual([])
    expect(await boat.raised()).toEqual(['12:30 returnDue Bimini'])
  })

  it('a minute later if the queue fails, and the plan has ended all the same', async () => {
    const { account, state, sentSince, waitUntil } = await anOverdueBoat([CREW])
    const down = () => {
      throw new Error('The queue is down')
    }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const calls = floatPlanCalls({ ...account, queued: Object.assign([], { push: down }) })
    expect(await calls.end()).toEqual({ reply: { floatPlan: null } })
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('event-left-to-the-tick'))
    logged.mockClear()
    expect(await state()).toBeNull()
    await account.notify()
    expect(sentSince()).toEqual([])
    await waitUntil(65)
    expect(sentSince()).toEqual(toBoth(BY_OWNER))
  })

  it('whose event does not show the key of the other', async () => {
    const { account, end } = await anOverdueBoat([CREW])
    await end()
    const { events } = await account.stores.events.listRuleEvents(account.accountId, {}, null, 1)
    expect(events.map(({ clears }) => clears)).toEqual([expect.any(String)])
    expect(Object.keys(events.map(ruleEventView)[0] ?? {})).not.toContain('clears')
  })

  it('with the name of the member who ended the plan', async () => {
    const { account, end, sentSince } = await anOverdueBoat([CREW])
    await end({ ...aCaller(account.accountId), personId: 'ben', name: 'Ben' })
    await account.notify()
    expect(sentSince()).toEqual(toBoth('Boat is back: Ben ended its float plan at 9:02 AM'))
  })

  it('with the time at which it was in its harbour, although its tracker reports that later', async () => {
    const { account, record, sentSince, waitUntil } = await anOverdueBoat([CREW])
    const receivedAt = NOON + 63 * MINUTE_MS
    await record(
      ...[700, 100].map((east, index) =>
        aFix((40 + index) * 60, east, { receivedAt, shownAt: NOON + (40 + index) * MINUTE_MS }),
      ),
    )
    await waitUntil(64)
    expect(sentSince()).toEqual(toBoth('Boat is back: in Dinner Key at 8:41 AM'))
    expect(account.clock.now).toBeGreaterThan(receivedAt)
  })

  it('once, although its plan is ended again and it then comes into its harbour', async () => {
    const { end, sailIn, sentSince, waitUntil } = await anOverdueBoat([CREW])
    await end()
    await end()
    await sailIn()
    await waitUntil(75)
    expect(sentSince()).toEqual(toBoth(BY_OWNER))
  })

  it('once, although the skipper ends the plan of a boat that was seen in its harbour', async () => {
    const { end, sailIn, sentSince, waitUntil } = await anOverdueBoat([CREW])
    await sailIn()
    await end()
    await waitUntil(75)
    expect(sentSince()).toEqual(toBoth(IN_HARBOUR))
  })

  it('for each time that it was overdue', async () => {
    const { overdueTwice, sentSince } = await anOverdueBoat([CREW])
    await overdueTwice()
    expect(sentSince().filter((line) => line.startsWith(CREW))).toEqual([
      `${CREW}: Boat is back: ${OWNER} ended its float plan at 9:37 AM`,
      `${CREW}: Boat is no longer overdue: now due back at 9:05 AM`,
      `${CREW}: Boat is overdue: not back from Bimini by 9:35 AM`,
    ])
  })
})

describe('LIV-7 an all-clear goes to whom the overdue message went', () => {
  it('also to contacts whom the extended plan does not name', async () => {
    const { account, put, sentSince } = await anOverdueBoat()
    await put({ contacts: ['uncle@example.org'], ...LATER })
    await account.notify()
    expect(sentSince()).toEqual([
      ...toBoth(EXTENDED),
      'uncle@example.org: mia@example.com wants to name you as a contact for a boat trip',
      textOf(EXTENDED),
    ])
  })

  it('and to nobody who agreed after it, or stopped messages since', async () => {
    const { account, agree, end, sentSince } = await anOverdueBoat([CREW, SISTER, 'late@example.org'])
    const { recipients } = account.stores
    await agree('email:late@example.org')
    await recipients.decide(account.accountId, `email:${CREW}`, 'stopped', account.clock.now)
    await end()
    await account.notify()
    expect(sentSince()).toEqual([`${OWNER}: ${BY_OWNER}`, textOf(BY_OWNER)])
  })

  it('in quiet hours too, and although the account has switched off emails', async () => {
    const { account, sailIn, sentSince, waitUntil } = await aBoatAtSea(60, [CREW])
    const { accountId, stores } = account
    await stores.preferences.update(accountId, {
      'notifications.email': false,
      'notifications.quietFrom': '00:00',
      'notifications.quietTo': '23:00',
    })
    await stores.snoozes.save(accountId, { kind: 'device', id: 'SEA240' }, NOON + DAY_MS, NOON, 10)
    await waitUntil(62)
    await sailIn()
    await account.notify()
    expect(sentSince()).toEqual([
      `${CREW}: ${IN_HARBOUR}`,
      `${CREW}: Boat is overdue: not back from Bimini by 9:00 AM`,
    ])
  })

  it.each(['sailIn', 'end', 'extend'] as const)('so to nobody if that was not sent yet (%s)', async (how) => {
    const boat = await aBoatAtSea(60)
    await tickUntil(boat.account, NOON + 62 * MINUTE_MS)
    expect(await boat.state()).toBe('overdue')
    await boat[how]()
    await boat.waitUntil(75)
    expect(boat.sentSince()).toEqual([])
  })

  it('so to nobody if that could not be sent until the boat was back', async () => {
    const { account, end, sentSince, waitUntil } = await aBoatAtSea(60, [CREW])
    account.answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
    await waitUntil(62)
    await end()
    account.answers.email = { kind: 'accepted', messageId: 'ses-2' }
    await waitUntil(120)
    expect(sentSince()).toEqual([])
  })

  it('although they use up the texts of a day', async () => {
    const contacts = Array.from({ length: CONTACTS_MAX }, (_, index) => `+1202555018${index}`)
    const boat = await aBoat()
    for (const contact of contacts) await boat.agree(`sms:${contact}`)
    await boat.put({ contacts })
    await boat.waitUntil(62)
    expect(boat.account.texts).toHaveLength(TEXT_LIMIT.max)
    await boat.end()
    await boat.account.notify()
    const inTurn = boat.account.texts.map(({ to }) => to)
    expect(inTurn.slice(TEXT_LIMIT.max).toSorted()).toEqual(inTurn.slice(0, TEXT_LIMIT.max).toSorted())
  })

  it('after a failure of the provider as well', async () => {
    const { account, end, sentSince, waitUntil } = await anOverdueBoat([CREW])
    account.answers.email = { kind: 'unavailable', cause: 'ServiceUnavailable' }
    await end()
    await account.notify()
    expect(sentSince()).toEqual([])
    account.answers.email = { kind: 'accepted', messageId: 'ses-2' }
    await waitUntil(65)
    expect(sentSince()).toEqual(toBoth(BY_OWNER))
  })
})

describe('LIV-7 a boat that is back while the overdue message is on its way', () => {
  it('is in neither message if the plan ends before it leaves', async () => {
    const { account, end, sentSince, waitUntil } = await aBoatAtSea(60, [CREW])
    await tickUntil(account, NOON + 62 * MINUTE_MS)
    const { notifications } = account.deps
    let ended: Promise<unknown> | undefined
    await account.notify({
      ...account.deps,
      notifications: {
        ...notifications,
        async claim(...args) {
          ended ??= end()
          await ended
          return notifications.claim(...args)
        },
      },
    })
    await waitUntil(75)
    expect(ended).toBeDefined()
    expect(sentSince()).toEqual([])
  })

  it.each([
    ['is in both', true],
    ['is in both although nobody knows what became of the first', false],
  ])('%s if it ends while that leaves', async (_, isKnown) => {
    const { account, end, sentSince, waitUntil } = await aBoatAtSea(60, [CREW])
    await tickUntil(account, NOON + 62 * MINUTE_MS)
    const { sendEmail } = account.deps
    await account.notify({
      ...account.deps,
      async sendEmail(email) {
        if (email.to === CREW) {
          await end()
          await account.notify()
          // the all-clear waits
          expect(account.queued).toContainEqual(expect.objectContaining({ eventKey: expect.any(String) }))
        }
        const answer = await sendEmail?.(email)
        if (answer === undefined || (email.to === CREW && !isKnown))
          throw new Error('The function was stopped')
        return answer
      },
    })
    account.clock.now += 61 * SECOND_MS
    await waitUntil(75)
    expect(sentSince().filter((line) => line.startsWith(CREW))).toEqual([
      `${CREW}: ${BY_OWNER}`,
      `${CREW}: Boat is overdue: not back from Bimini by 9:00 AM`,
    ])
  })
})

it.each([
  [
    'es',
    'Boat ya no va con retraso (nuevo regreso previsto: 9:05 a. m.)',
    'Boat ha vuelto: mia@example.com ha terminado el plan de navegación (9:37 a. m.)',
  ],
  [
    'fr',
    'Boat n’est plus en retard : nouveau retour prévu à 9:05 AM',
    'Boat est de retour : mia@example.com a terminé le plan de navigation à 9:37 AM',
  ],
  [
    'ja',
    'Boatの帰港遅れは解消しました：新しい帰港予定は午前9:05です',
    'Boatが戻りました：午前9:37にmia@example.comが航行計画を終了しました',
  ],
  [
    'pt',
    'Boat não está mais em atraso (novo retorno previsto: 9:05 AM)',
    'Boat voltou: mia@example.com encerrou o plano de navegação (9:37 AM)',
  ],
  [
    'zh',
    'Boat 不再逾期：新的计划返回时间为 上午9:05',
    'Boat 已返回：mia@example.com 于 上午9:37 结束了航行计划',
  ],
] as const)(
  'LIV-7 PUB-5 an all-clear is in the language of the account (%s)',
  async (language, later, back) => {
    const { account, overdueTwice } = await anOverdueBoat([CREW])
    await account.stores.preferences.update(account.accountId, { language })
    await overdueTwice()
    const subjects = account.emails.filter(({ to }) => to === CREW).map(({ subject }) => subject)
    expect([subjects[1], subjects[3]]).toEqual([later, back])
  },
)
