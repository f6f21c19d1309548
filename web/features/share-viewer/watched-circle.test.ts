import { expect, it } from 'vitest'
import { haversineMetres } from '../../../shared/geo/distance.ts'
import type { Tone } from '../../../shared/tone.ts'
import type { SharedAnchorWatch } from '../../../shared/watching/anchor/shared-anchor-watch.ts'
import { ALERT_COLOUR } from '../../theme/status-colours.ts'
import { circleFeatures, circleOf } from './watched-circle.ts'

/** The ring consists of chords, which are inside the circle. */
const TOLERANCE_M = 0.1

it.each([
  [26.1, -80.1, 15],
  [-41.3, 179.9999, 45],
  [67.3, 14.4, 500],
])(
  'LIV-7 SHR-5 the circle at %d, %d is %d m around the anchor on the ground',
  (latitude, longitude, radiusM) => {
    const ring = circleOf({ anchor: { latitude, longitude }, radiusM })
    expect(ring.length).toBeGreaterThan(36)
    expect(ring.at(-1)).toEqual(ring[0])
    for (const [lng = 0, lat = 0] of ring) {
      const metres = haversineMetres({ lat: latitude, lng: longitude }, { lat, lng })
      expect(Math.abs(metres - radiusM)).toBeLessThan(TOLERANCE_M)
    }
  },
)

it.each<[SharedAnchorWatch['state'], boolean]>([
  ['watching', false],
  ['nearEdge', false],
  ['dragging', true],
  ['noPosition', true],
  ['ended', false],
])('LIV-7 the circle of a watch that is %s has the colour of an alarm: %j', (state, isAlarm) => {
  const anchor = { latitude: 26.1, longitude: -80.1 }
  const watch = { anchor, radiusM: 45, state, since: '2026-06-01T12:00:00.000Z', distanceM: 12 }
  for (const tone of ['light', 'dark'] satisfies Tone[]) {
    const [circle] = circleFeatures([{ anchorWatch: watch }], tone).features
    expect(circle?.properties.colour === ALERT_COLOUR[tone]).toBe(isAlarm)
  }
})
