import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { polygonOf, wirePoint } from '../../test/make/tracking/geofences.ts'
import { metresOff } from '../../test/make/tracking/tracks.ts'
import { boundaryProblems } from './check-boundary.ts'

type Corners = Parameters<typeof polygonOf>[0]
const problemsOf = (corners: Corners) =>
  boundaryProblems(polygonOf(corners)).map(({ path, code }) => `${path} ${code}`)
const SQUARE: Corners = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]
const onCircle = (count: number): Corners =>
  Array.from({ length: count }, (_, corner) => {
    const turn = (2 * Math.PI * corner) / count
    return [1_000 * Math.cos(turn), 1_000 * Math.sin(turn)] as const
  })

describe('GEO-7 the boundary of a polygon', () => {
  it('is a simple ring of 3 to 500 corners, closed or not', () => {
    expect(problemsOf(SQUARE)).toEqual([])
    expect(problemsOf([...SQUARE, [0, 0]])).toEqual([])
    expect(problemsOf(SQUARE.slice(0, 3))).toEqual([])
    expect(problemsOf(SQUARE.slice(0, 2))).toEqual(['points too-few-points'])
    expect(
      problemsOf([
        [0, 0],
        [100, 0],
        [0, 0],
      ]),
    ).toEqual(['points too-few-points'])
    expect(problemsOf(onCircle(500))).toEqual([])
    expect(problemsOf(onCircle(501))).toEqual(['points too-many-points'])
  })

  it('names the corner where it crosses, touches or folds back on itself', () => {
    expect(
      problemsOf([
        [0, 0],
        [100, 100],
        [100, 0],
        [0, 100],
      ]),
    ).toEqual(['points.2 self-intersection'])
    expect(
      problemsOf([
        [0, 0],
        [100, 0],
        [100, 100],
        [50, 0],
        [0, 100],
      ]),
    ).toEqual(['points.2 self-intersection'])
    expect(
      problemsOf([
        [0, 0],
        [100, 0],
        [50, 0],
        [50, 100],
      ]),
    ).toEqual(['points.1 self-intersection'])
    expect(
      problemsOf([
        [50, 0],
        [100, 0],
        [100, 100],
        [150, 0],
      ]),
    ).toEqual(['points.3 self-intersection'])
  })

  it('is refused with any two corners of a star exchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 60 }), fc.nat(), fc.nat(), (count, first, second) => {
        const corners = [...onCircle(count)]
        const [a, b] = [first % count, second % count]
        const [cornerA, cornerB] = [corners[a], corners[b]]
        if (cornerA === undefined || cornerB === undefined) throw new Error('corners of the ring')
        corners[a] = cornerB
        corners[b] = cornerA
        // Swapping two opposite corners of a quadrilateral reverses the ring.
        const isStillSimple = a === b || (count === 4 && Math.abs(a - b) === 2)
        expect(problemsOf(corners).length === 0).toBe(isStillSimple)
      }),
    )
  })

  it('names a corner that is there twice', () => {
    expect(problemsOf([...SQUARE.slice(0, 2), [100, 0], [100, 100]])).toEqual(['points.2 duplicate-point'])
    expect(
      problemsOf([
        [0, 0],
        [100, 0],
        [0, 0],
        [100, 100],
      ]),
    ).toEqual(['points.2 duplicate-point'])
  })

  it('covers 20 m by 20 m at least, and 6,000 km across at most', () => {
    expect(
      problemsOf([
        [0, 0],
        [20.1, 0],
        [20.1, 20.1],
        [0, 20.1],
      ]),
    ).toEqual([])
    expect(
      problemsOf([
        [0, 0],
        [19.9, 0],
        [19.9, 19.9],
        [0, 19.9],
      ]),
    ).toEqual(['points too-small'])
    const degrees = (across: number) =>
      boundaryProblems({
        shape: 'polygon',
        points: [0, across].flatMap((longitude) => [
          { latitude: longitude === 0 ? -1 : 1, longitude },
          { latitude: longitude === 0 ? 1 : -1, longitude },
        ]),
        radius: null,
        width: null,
      })
    expect(degrees(53.9)).toEqual([])
    expect(degrees(54)).toEqual([{ path: 'points', code: 'too-large' }])
  })

  it('may lie across the antimeridian', () => {
    const across = [179.99, -179.99].flatMap((longitude) => [
      { latitude: longitude > 0 ? -0.01 : 0.01, longitude },
      { latitude: longitude > 0 ? 0.01 : -0.01, longitude },
    ])
    expect(boundaryProblems({ shape: 'polygon', points: across, radius: null, width: null })).toEqual([])
  })
})

describe('GEO-7 the boundary of other shapes', () => {
  const points = (...corners: Corners) => corners.map(([east, north]) => wirePoint(metresOff(east, north)))
  const none = { radius: null, width: null }

  it('of a circle is a centre and a radius', () => {
    expect(boundaryProblems({ ...none, shape: 'circle', points: points([0, 0]), radius: 100 })).toEqual([])
    expect(boundaryProblems({ ...none, shape: 'circle', points: points([0, 0]) })).toEqual([
      { path: 'radius', code: 'radius-required' },
    ])
    expect(
      boundaryProblems({ ...none, shape: 'circle', points: points([0, 0], [9, 9]), radius: 100 }),
    ).toEqual([{ path: 'points', code: 'too-many-points' }])
  })

  it('of a rectangle is two corners of an area', () => {
    expect(boundaryProblems({ ...none, shape: 'rectangle', points: points([0, 0], [50, 50]) })).toEqual([])
    expect(boundaryProblems({ ...none, shape: 'rectangle', points: points([0, 0], [50, 0]) })).toEqual([
      { path: 'points', code: 'too-small' },
    ])
    expect(boundaryProblems({ ...none, shape: 'rectangle', points: points([0, 0]) })).toEqual([
      { path: 'points', code: 'too-few-points' },
    ])
  })

  it('of a corridor is a line, which may cross itself, and a width', () => {
    const line = points([0, 0], [100, 100], [100, 0], [0, 100])
    expect(boundaryProblems({ ...none, shape: 'corridor', points: line, width: 50 })).toEqual([])
    expect(boundaryProblems({ ...none, shape: 'corridor', points: line.slice(0, 1) })).toEqual([
      { path: 'width', code: 'width-required' },
      { path: 'points', code: 'too-few-points' },
    ])
    const twice = points([0, 0], [100, 100], [100, 100])
    expect(boundaryProblems({ ...none, shape: 'corridor', points: twice, width: 50 })).toEqual([
      { path: 'points.2', code: 'duplicate-point' },
    ])
  })
})
