import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../../shared/time.ts'
import type { StampedPosition } from '../../../../shared/tracking/judging/clock.ts'
import { notifiedAccounts } from '../../../../test/make/notify/notified-account.ts'
import { aTow, BACK_AT } from '../../../../test/make/watching/a-tow.ts'

const anAccount = notifiedAccounts()
const TOWED = {
  name: 'Towed',
  conditions: [{ type: 'movedWithoutIgnition' as const }],
  cooldownMinutes: 30,
}
const { parked, stored, out, onwards } = aTow()

type Rules = Parameters<typeof anAccount>[1]

/** An account whose van stands. */
async function aNight(rules: Rules = [TOWED]) {
  const account = await anAccount([], rules)
  const record = account.anInstance()
  for (const fix of parked) await record(fix)
  return { ...account, record }
}
type Night = Awaited<ReturnType<typeof aNight>>

const receivedAt = (positions: readonly StampedPosition[], at: number) =>
  positions.map((position) => ({ ...position, receivedAt: at }))

/** Uploads everything in batches, with a tick after each, and lets a quarter of an hour pass. */
async function upload({ record, clock, runUntil }: Night, batches: readonly (readonly StampedPosition[])[]) {
  for (const [index, batch] of batches.entries()) {
    const at = Math.max(BACK_AT + index * MINUTE_MS, clock.now)
    for (const position of receivedAt(batch, at)) await record(position)
    await runUntil(at + MINUTE_MS)
  }
  await runUntil(clock.now + 15 * MINUTE_MS)
}

const inBatches = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

const IN_ORDER = [...stored, ...out]

describe('NOT-5 a made night with a tow inside a dead zone', () => {
  it('NOT-5 ends in one message, which says first that it is late', async () => {
    const night = await aNight()
    await upload(night, [IN_ORDER])
    expect(night.emails).toHaveLength(1)
    const [email] = night.emails
    expect(email?.subject).toBe('Late: Boat moved with its ignition off at 2:10 AM')
    expect(email?.text.split('\n').slice(0, 2)).toEqual([
      email?.subject,
      'Happened at 2:10 AM, reported at 2:34 AM, when the tracker was back.',
    ])
  })

  it.each([
    ['as one upload', [IN_ORDER], true],
    ['newest first', [IN_ORDER.toReversed()], false],
    ['newest first, one a minute', inBatches(IN_ORDER.toReversed(), 1), false],
    ['oldest first, one a minute', inBatches(IN_ORDER, 1), false],
    ['each three times', [[...IN_ORDER, ...IN_ORDER, ...IN_ORDER]], false],
  ] as const)('NOT-5 ends in one message, reported %s', async (_how, batches, isOneMessage) => {
    const night = await aNight()
    if (isOneMessage) {
      await night.record(...receivedAt(IN_ORDER, BACK_AT))
      await upload(night, [])
    } else await upload(night, batches)
    expect(night.emails).toHaveLength(1)
  })

  it('NOT-5 ends in one message whatever order the positions arrive in, and wherever the van goes then', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(out, onwards)
          .chain((then) =>
            fc.shuffledSubarray([...stored, ...then], { minLength: stored.length + then.length }),
          ),
        fc.array(fc.constantFrom(...stored), { maxLength: 4 }),
        fc.integer({ min: 1, max: IN_ORDER.length }),
        async (shuffled, repeats, batchSize) => {
          const night = await aNight()
          await upload(night, inBatches([...shuffled, ...repeats], batchSize))
          expect(night.emails).toHaveLength(1)
        },
      ),
      { numRuns: 20, seed: 7 },
    )
  }, 240_000)

  it('NOT-5 T55 switches no relay, whatever the rule asks for', async () => {
    const night = await aNight([
      {
        ...TOWED,
        actions: [
          { type: 'email', target: '' },
          { type: 'relay', relayState: 'off' },
        ],
      },
    ])
    await upload(night, [IN_ORDER.toReversed()])
    expect(night.emails).toHaveLength(1)
    expect(night.cuts).toEqual([])
  })

  it('NOT-5 ends in no further message if the owner was notified in time', async () => {
    const night = await aNight()
    for (const fix of onwards) await night.record(fix)
    await night.notify()
    expect(night.emails.map(({ subject }) => subject)).toEqual([
      'Boat moved with its ignition off at 2:34 AM',
    ])
    await upload(night, inBatches(stored, 4))
    expect(night.emails).toHaveLength(1)
    const { events } = await night.stores.events.listRuleEvents(night.accountId, {}, null, 10)
    const [notified, found] = events
    expect(found).toMatchObject({ late: true, sameAs: notified?.eventId, notifications: {} })
  })

  it('NOT-5 is sent once although the owner is being notified while the trail is evaluated again', async () => {
    const night = await aNight()
    for (const fix of onwards) await night.record(fix)
    // the event is stored and waits in the queue
    for (const fix of stored) await night.record(fix)
    await night.runUntil(night.clock.now + 20 * MINUTE_MS)
    expect(night.emails).toHaveLength(1)
  })
})
