import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, toIso } from '../../../../shared/time.ts'
import type { FloatPlanView } from '../../../../shared/watching/float-plan/float-plan-view.ts'
import { extended, readTrip, type TripDraft, tripDraft } from './trip-draft.ts'

const ZONE = 'America/New_York'
const NOW = Date.parse('2026-06-01T16:00:00Z')
const PLAN: FloatPlanView = {
  returnBy: toIso(NOW + 2 * HOUR_MS),
  to: 'Bimini',
  people: 4,
  contacts: ['crew@example.org', '+12025550123'],
  waitingFor: [],
  geofenceId: null,
  setAt: toIso(NOW),
  setBy: 'a1',
  state: 'out',
}
const { returnBy, to, people, contacts, geofenceId } = PLAN
const WANTED = { returnBy, to, people, contacts, geofenceId }

describe('LIV-7 the draft of a float plan', () => {
  it('shows a plan in the account’s zone, and reads it back', () => {
    const draft = tripDraft(PLAN, NOW, ZONE)
    expect(draft).toMatchObject({ returnBy: '2026-06-01T14:00', contacts: 'crew@example.org, +12025550123' })
    expect(readTrip(draft, NOW, ZONE)).toEqual({ plan: WANTED })
  })

  it('after a trip is another one like it, some hours from now', () => {
    const draft = tripDraft({ ...PLAN, state: 'ended' }, NOW, ZONE)
    expect(draft).toMatchObject({ returnBy: '2026-06-01T16:00', to: 'Bimini', people: '4' })
    expect(tripDraft(null, NOW, ZONE)).toMatchObject({ to: '', people: '1', contacts: '', geofenceId: '' })
  })

  it.each<[Partial<TripDraft>, string[]]>([
    [{ returnBy: null }, ['returnBy']],
    [{ returnBy: '2026-06-01T12:00' }, ['returnBy']],
    [{ returnBy: '2026-06-01T12:01' }, []],
    [{ returnBy: '2026-07-02T12:00' }, []],
    [{ returnBy: '2026-07-02T12:01' }, ['returnBy']],
    [{ to: '  ' }, ['to']],
    [{ people: '0' }, ['people']],
    [{ people: '99' }, []],
    [{ people: '100' }, ['people']],
    [{ people: 'four' }, ['people']],
    [{ contacts: '2025550123' }, ['contacts']],
    [{ contacts: 'next door' }, ['contacts']],
    [{ contacts: Array.from({ length: 11 }, (_, index) => `a${index}@b.org`).join() }, ['contacts']],
    [{ contacts: 'a@b.org;\n+12025550123' }, []],
  ])('%j is wrong in %j', (fields, expected) => {
    const read = readTrip({ ...tripDraft(PLAN, NOW, ZONE), ...fields }, NOW, ZONE)
    expect('wrong' in read ? [...read.wrong] : []).toEqual(expected)
  })

  it('is extended by an hour: from the planned return, or from now once that has passed', () => {
    expect(extended(PLAN, NOW)).toEqual({ ...WANTED, returnBy: toIso(NOW + 3 * HOUR_MS) })
    expect(extended(PLAN, NOW + DAY_MS).returnBy).toBe(toIso(NOW + DAY_MS + HOUR_MS))
  })
})
