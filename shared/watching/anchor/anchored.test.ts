import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { anAnchorWatch, boatAt, lyingBoat } from '../../../test/make/watching/an-anchored-boat.ts'
import { anchorFirings } from './anchor-firings.ts'
import { anchorStatus } from './anchor-state.ts'
import type { AnchorReport } from './anchor-watch.ts'
import {
  type Anchored,
  acknowledgementOf,
  adjusted,
  anchoredDueAt,
  dueAnchored,
  newAnchored,
  nextAnchored,
  withAcknowledgement,
} from './anchored.ts'

const SECOND = 1_000
const BY_CREW = { at: NOON, by: 'crew' }
const reported = (
  reports: readonly AnchorReport[],
  before = newAnchored(anAnchorWatch(), 'skipper'),
): Anchored => reports.reduce((anchored, report) => nextAnchored(anchored, report).anchored, before)

/** 45 m outside the radius of 50 m from second 3,600 on, until a drag is proved. */
const dragged = () =>
  reported([...lyingBoat(), ...[0, 1, 2, 3].map((n) => boatAt(3_600 + n * 30, 50 + n * 15))])
const raisedAt = NOON + (3_600 + 90) * SECOND

const kinds = ({ raised }: ReturnType<typeof dueAnchored>) => raised.map(({ kind }) => kind)

describe('the alarms of an anchor watch', () => {
  it('are repeated 3 minutes after a drag, as it is then, and 3 minutes after that', () => {
    const anchored = reported([boatAt(3_720, 110)], dragged())
    const again = raisedAt + 180 * SECOND
    expect(anchoredDueAt(anchored)).toBe(again)
    expect(kinds(dueAnchored(anchored, again - 1))).toEqual([])
    const step = dueAnchored(anchored, again)
    expect(step.raised).toMatchObject([{ kind: 'dragging', at: again }])
    expect(step.raised[0]).toHaveProperty('distanceM', anchored.state.distanceM)
    expect(anchoredDueAt(step.anchored)).toBe(again + 180 * SECOND)
  })

  it('are not repeated once they are acknowledged, by whoever did that first', () => {
    const anchored = withAcknowledgement(dragged(), BY_CREW)
    expect(acknowledgementOf(anchored)).toEqual(BY_CREW)
    expect(withAcknowledgement(anchored, { at: NOON + 1, by: 'skipper' })).toBe(anchored)
    expect(kinds(dueAnchored(anchored, raisedAt + 180 * SECOND))).toEqual([])
  })

  it('of a silence waits for its own acknowledgement, and is over with the next fix', () => {
    const acknowledged = withAcknowledgement(dragged(), BY_CREW)
    const silentAt = raisedAt + 600 * SECOND
    const { anchored: silent } = dueAnchored(acknowledged, silentAt)
    expect(silent.alarms).toMatchObject({ noPosition: { acknowledged: null } })
    expect(kinds(dueAnchored(silent, silentAt + 180 * SECOND))).toEqual(['noPosition'])
    const back = reported([boatAt(5_000, 95)], silent)
    expect(back.alarms).toMatchObject({ dragging: { acknowledged: BY_CREW }, noPosition: null })
    expect(back.repeatAt).toBeNull()
  })

  it('has the length of the silence when it is raised again', () => {
    const { anchored } = dueAnchored(reported([boatAt(30, 40)]), NOON + 630 * SECOND)
    const { raised } = dueAnchored(anchored, NOON + 810 * SECOND)
    const minutes = anchorFirings(anchored, raised).flatMap(({ reasons }) => reasons.map(({ saw }) => saw))
    expect(minutes).toEqual([13])
  })

  it('end with a watch whose boat gets under way', () => {
    const leaving = [3, 4].map((n) => boatAt(3_690 + n * 30, 95 + n * 60, { ignition: true, speedKmh: 8 }))
    const ended = reported(leaving, dragged())
    expect(anchorStatus(ended.state)).toBe('ended')
    expect(ended.alarms).toEqual({ dragging: null, noPosition: null })
    expect(anchoredDueAt(ended)).toBeNull()
  })

  it('found at the same time are one firing with both reasons', () => {
    const findings = [
      {
        kind: 'dragging' as const,
        at: NOON,
        distanceM: 62.4,
        reason: { check: 'outside' as const, fixes: 3, since: NOON },
      },
      { kind: 'lowBattery' as const, at: NOON, batteryVolts: 11.6 },
      { kind: 'nearEdge' as const, at: NOON, distanceM: 62.4 },
    ]
    const [firing, ...others] = anchorFirings(dragged(), findings)
    expect(others).toEqual([])
    expect(firing?.reasons.map(({ check, saw, limit }) => [check, saw, limit])).toEqual([
      ['dragging', 62, 50],
      ['battery', 11.6, 11.8],
    ])
  })
})

describe('an anchor watch that is adjusted', () => {
  it('looks for a drag anew, and knows how the boat swings around the same anchor', () => {
    const before = dragged()
    const { anchor, silentAfterMs } = before.watch
    const wider = adjusted(before, { anchor, silentAfterMs, radiusM: 120 }, raisedAt)
    expect(wider.state).toMatchObject({ dragging: null, since: raisedAt })
    expect(wider.state.drag.swing).toEqual(before.state.drag.swing)
    expect(wider.repeatAt).toBeNull()
    const moved = adjusted(
      before,
      { anchor: { ...anchor, lat: anchor.lat + 0.0001 }, silentAfterMs, radiusM: 120 },
      raisedAt,
    )
    expect(moved.state.drag.swing).not.toEqual(before.state.drag.swing)
    expect(moved.state.distanceM).not.toBe(before.state.distanceM)
  })

  it('is as silent as before', () => {
    const { anchored } = dueAnchored(reported([boatAt(30, 40)]), NOON + 630 * SECOND)
    const wider = adjusted(anchored, { ...anchored.watch, radiusM: 120 }, NOON + 700 * SECOND)
    expect(anchorStatus(wider.state)).toBe('noPosition')
    expect(wider.repeatAt).toBe(anchored.repeatAt)
  })
})
