import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import { advance } from '../tracking/advance.ts'
import { NOTHING_TRACKED } from '../tracking/tracked.ts'
import { type Command, type CommandQueue, EMPTY_QUEUE } from './command.ts'
import { recordAnswer, recordProof } from './command-outcome.ts'
import { parseCommandText } from './command-text.ts'
import { offerNext } from './offer-next.ts'
import { relayInterlock } from './relay-interlock.ts'
import { requestCommand } from './request-command.ts'

/** `npm run faults` runs more. */
const HISTORIES = Number(process.env.VECTRA_HISTORIES ?? 2000)
const SECOND = 1000

const fix = fc.record({
  does: fc.constant('fix' as const),
  after: fc.constantFrom(1, 5, 15, 59, 60, 61, 900),
  /** How many seconds late it arrives; most are not. */
  late: fc.constantFrom(0, 0, 0, 1, 30, 59, 60, 61, 600),
  speedKmh: fc.constantFrom(null, 0, 5, 19.9, 20, 60, 120),
  odd: fc.constantFrom('none', 'none', 'none', 'noFix', 'in2099'),
  relayCut: fc.constantFrom(null, true, false),
})
const request = fc.record({
  does: fc.constant('request' as const),
  after: fc.constantFrom(0, 1, 30),
  text: fc.constantFrom('RELAY,1#', 'RELAY,1#', 'RELAY,0#', 'STATUS#', 'BEEP#', 'HC,15,3600,3600#'),
})
const answer = fc.record({
  does: fc.constant('answer' as const),
  after: fc.constantFrom(0, 2, 120),
  text: fc.constantFrom('Success!', 'Speed:35 Km/h', 'what?'),
})
const history = fc.array(fc.oneof({ weight: 4, arbitrary: fix }, request, answer), { maxLength: 40 })

/** The checker's own record of the newest fix. */
type SeenFix = { recordedAt: number; speedKmh: number | null; valid: boolean }

const FINAL: readonly string[] = ['answered', 'proved', 'expired', 'refused']

test('T45 T47 in random histories no text that may stop an engine is sent while the newest fix is fast, old, invalid or missing', () => {
  fc.assert(
    fc.property(history, (steps) => {
      let now = NOON
      let tracked = NOTHING_TRACKED
      let queue: CommandQueue = EMPTY_QUEUE
      let newest: SeenFix | null = null
      let requests = 0
      const states = new Map<string, Command[]>()
      const log = (changed: readonly Command[]) => {
        for (const command of changed)
          states.set(command.commandId, [...(states.get(command.commandId) ?? []), command])
      }
      for (const step of steps) {
        now += step.after * SECOND
        if (step.does === 'request') {
          const read = parseCommandText(step.text)
          if ('refused' in read) throw new Error(read.refused)
          requests += 1
          const command = {
            ...read,
            commandId: `c${requests}`,
            requestedBy: 'a',
            requestedFrom: '',
            intervalMs: 15_000,
          }
          const after = requestCommand(queue, command, relayInterlock(tracked, now), now)
          queue = after.queue
          log(after.changed)
        } else if (step.does === 'answer') {
          const after = recordAnswer(queue, { commandId: null, text: step.text, receivedAt: now }, now)
          queue = after.queue
          log(after.changed)
        } else {
          const recordedAt = step.odd === 'in2099' ? Date.UTC(2099, 0, 1) + now : now - step.late * SECOND
          const coordinates = step.odd === 'noFix' ? { lat: 0, lng: 0 } : {}
          const { speedKmh, relayCut } = step
          const position = aStampedPosition({
            recordedAt,
            receivedAt: now,
            speedKmh,
            relayCut,
            ...coordinates,
          })
          tracked = advance(tracked, position, { now, deviceType: 'car' }).tracked
          // A fix with a broken clock is shown at its receipt and sorted 2 minutes before it.
          const sortedAt = step.odd === 'in2099' ? now - 120 * SECOND : recordedAt
          if (newest === null || sortedAt > newest.recordedAt)
            newest = { recordedAt: sortedAt, speedKmh, valid: step.odd === 'none' }
          const shown = recordProof(queue, { at: recordedAt, relayCut, reportIntervalSeconds: null }, now)
          const offer = offerNext(shown.queue, relayInterlock(tracked, now), now)
          log([...shown.changed, ...offer.changed])
          queue = offer.queue
          if (offer.send && (offer.send.kind === 'cut' || offer.send.kind === 'unknown')) {
            expect(newest.valid).toBe(true)
            expect(newest.speedKmh).not.toBeNull()
            expect(newest.speedKmh ?? 99).toBeLessThan(20)
            expect(now - newest.recordedAt).toBeLessThanOrEqual(60 * SECOND)
            expect(now).toBeLessThan(offer.send.expiresAt)
          }
          expect(queue.open.filter(({ sentAt }) => sentAt === now).length).toBeLessThanOrEqual(1)
        }
      }
      for (const history of states.values()) {
        expect(history.filter(({ state }) => state === 'sent').length).toBeLessThanOrEqual(1)
        const ends = history.filter(({ state }) => FINAL.includes(state)).map(({ state }) => state)
        expect(ends.filter((state) => state !== 'answered').length).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: HISTORIES },
  )
})
