import { describe, expect, it } from 'vitest'
import { aFloatPlan } from '../../../test/make/watching/a-float-plan.ts'
import { HOUR_MS, MINUTE_MS, toIso } from '../../time.ts'
import type { Presence } from '../watch-state.ts'
import { dueFloatPlan, floatPlanAfterFix, floatPlanDueAt, overdueAt, setFloatPlan } from './float-plan.ts'
import { allClearFirings } from './float-plan-firings.ts'

const { returnBy, setAt } = aFloatPlan()
const HARBOUR = 'harbour'

describe('LIV-7 a float plan', () => {
  it.each([
    [returnBy - 1, 'out', []],
    [returnBy, 'reminded', [{ kind: 'returnDue', at: returnBy }]],
  ] as const)('at %d is %s', (now, state, raised) => {
    expect(dueFloatPlan(aFloatPlan(), now)).toMatchObject({ plan: { state }, raised })
  })

  it.each([
    [returnBy + 30 * MINUTE_MS - 1, 'reminded', []],
    [returnBy + 30 * MINUTE_MS, 'overdue', [{ kind: 'overdue', at: returnBy + 30 * MINUTE_MS }]],
  ] as const)('that was reminded of is at %d %s', (now, state, raised) => {
    expect(dueFloatPlan(aFloatPlan({ state: 'reminded' }), now)).toMatchObject({ plan: { state }, raised })
  })

  it('that nobody looked at in time raises both, and each once', () => {
    const { plan, raised } = dueFloatPlan(aFloatPlan(), overdueAt(aFloatPlan()))
    expect(raised.map(({ kind }) => kind)).toEqual(['returnDue', 'overdue'])
    expect(dueFloatPlan(plan, returnBy + 9 * HOUR_MS)).toEqual({ plan, raised: [] })
  })

  it('that has ended raises nothing, and is due only to end its link', () => {
    const ended = aFloatPlan({ state: 'ended' })
    expect(dueFloatPlan(ended, returnBy + HOUR_MS).raised).toEqual([])
    expect(floatPlanDueAt(ended)).toBeNull()
    expect(floatPlanDueAt({ ...ended, share: { shareId: 's', linkId: 'l' } })).not.toBeNull()
  })

  it('is due at its return, then 30 minutes later, and not after that', () => {
    expect(floatPlanDueAt(aFloatPlan())).toBe(returnBy)
    expect(floatPlanDueAt(aFloatPlan({ state: 'reminded' }))).toBe(returnBy + 30 * MINUTE_MS)
    expect(floatPlanDueAt(aFloatPlan({ state: 'overdue' }))).toBeNull()
  })
})

describe('LIV-7 a float plan that is set', () => {
  const { to, people, geofenceId } = aFloatPlan()
  const TRIP = { returnBy: returnBy + HOUR_MS, to, people, geofenceId, contacts: ['a@b.org', 'a@b.org'] }
  const BY = { by: 'crew', now: setAt + HOUR_MS }

  it('names each contact once', () => {
    expect(setFloatPlan(null, TRIP, BY)).toMatchObject({
      state: 'out',
      contacts: ['a@b.org'],
      setBy: 'crew',
      setAt: BY.now,
      checkAt: null,
    })
  })

  it.each(['reminded', 'overdue'] as const)('while another is %s is out again, without its link', (state) => {
    const before = aFloatPlan({ state, share: { shareId: 's', linkId: 'l' }, checkAt: 7 })
    expect(setFloatPlan(before, TRIP, BY)).toMatchObject({ state: 'out', share: null, checkAt: 7 })
  })

  it('keeps what was seen of the way out of the same harbour, but not of an earlier trip', () => {
    const before = aFloatPlan({ wasOutside: true })
    expect(setFloatPlan(before, TRIP, BY).wasOutside).toBe(true)
    expect(setFloatPlan(before, { ...TRIP, geofenceId: HARBOUR }, BY).wasOutside).toBe(false)
    expect(setFloatPlan({ ...before, state: 'ended' }, TRIP, BY).wasOutside).toBe(false)
  })
})

describe('LIV-7 the return', () => {
  const plan = aFloatPlan({ geofenceId: HARBOUR })
  const away = { ...plan, wasOutside: true }
  const of = { geofenceId: HARBOUR, definedAt: 0 }
  const place = { lat: 26.1, lng: -80.1 }
  const inside: Presence = { ...of, kind: 'inside', since: setAt, place, dwelled: false, leaving: null }
  const first = { ...place, at: 0, speedKmh: 0, course: 0, accuracyM: 5, byM: 1, bandM: 5, standing: false }
  const entering: Presence = { ...of, kind: 'entering', first }
  const fix = (shownAt: number) => ({ shownAt })

  it('is in the harbour after the boat was outside', () => {
    expect(floatPlanAfterFix(plan, [], fix(setAt + 1))).toEqual(away)
    expect(floatPlanAfterFix(away, [inside], fix(setAt + 1))).toMatchObject({ state: 'ended' })
  })

  it.each([
    ['in the harbour since the plan was set', plan, [inside], 1],
    ['outside, as it was before', away, [], 1],
    ['in the harbour by a position from before the plan', away, [inside], 0],
    ['inside by a first fix, which may be drift', away, [entering], 1],
    ['in another geofence', away, [{ ...inside, geofenceId: 'other' }], 1],
  ] as const)('is not seen of a boat that is %s', (_, before, presences, after) => {
    expect(floatPlanAfterFix(before, presences, fix(setAt + after))).toBe(before)
  })

  it('ends an overdue plan too, and no plan twice', () => {
    const overdue = { ...away, state: 'overdue' as const }
    const ended = floatPlanAfterFix(overdue, [inside], fix(setAt + 1))
    expect(ended.state).toBe('ended')
    expect(floatPlanAfterFix(ended, [inside], fix(setAt + 2))).toBe(ended)
  })
})

describe('LIV-7 the all-clear', () => {
  const overdue = aFloatPlan({ state: 'overdue' })
  const back = { check: 'returned' as const, saw: 'Dinner Key', at: setAt + HOUR_MS }
  const at = overdueAt(overdue) + HOUR_MS

  it('says what shows it, and when that was', () => {
    expect(allClearFirings(overdue, back, at, null)).toMatchObject([
      { at, clears: overdueAt(overdue), reasons: [{ ...back, at: toIso(back.at) }], memberId: overdue.setBy },
    ])
  })

  it.each(['out', 'reminded', 'ended'] as const)('is of no plan that is %s', (state) => {
    expect(allClearFirings({ ...overdue, state }, back, at, null)).toEqual([])
  })

  it.each([
    [overdueAt(overdue), overdueAt(overdue) + 1],
    [overdueAt(overdue) + 1, overdueAt(overdue) + 1],
    [overdueAt(overdue) + 2, overdueAt(overdue) + 2],
  ])('that is found at %d comes after what it clears', (foundAt, expected) => {
    expect(allClearFirings(overdue, back, foundAt, null)[0]?.at).toBe(expected)
  })
})
