// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { aRoutePoint } from '../../test/make/tracking/a-route-point.ts'
import { gpxOf } from './export-gpx.ts'
import { kmlOf } from './export-kml.ts'

const HOUR_S = 3600

const A_DRIVE = [
  aRoutePoint(0, { speedKmh: 36, course: 90, altitudeM: -3 }),
  aRoutePoint(15, { lat: 26.100001, lng: -80.1000005 }),
]

const parsed = (text: string) => new DOMParser().parseFromString(text, 'application/xml')
const all = (inside: Document | Element, name: string) => [...inside.getElementsByTagName(name)]
const textsOf = (inside: Document | Element, name: string) => all(inside, name).map((one) => one.textContent)

describe('a route as GPX', () => {
  test('parses back to the same points', () => {
    const gpx = parsed(gpxOf([{ name: 'Sea Ray 240', points: A_DRIVE }]))
    expect(textsOf(gpx, 'name')).toEqual(['Sea Ray 240'])
    const points = all(gpx, 'trkpt')
    expect(points.map((one) => [one.getAttribute('lat'), one.getAttribute('lon')])).toEqual([
      ['26.1', '-80.1'],
      ['26.100001', '-80.1000005'],
    ])
    expect(textsOf(gpx, 'time')).toEqual(['2026-06-01T12:00:00.000Z', '2026-06-01T12:00:15.000Z'])
    expect(textsOf(gpx, 'ele')).toEqual(['-3'])
    expect(textsOf(gpx, 'gpxtpx:speed')).toEqual(['10.00'])
    expect(textsOf(gpx, 'gpxtpx:course')).toEqual(['90'])
    expect(all(gpx, 'extensions')).toHaveLength(1)
  })

  test('has a track per device, and a new segment after a gap of more than an hour', () => {
    const points = [0, HOUR_S, 2 * HOUR_S + 1].map((second) => aRoutePoint(second))
    const gpx = parsed(
      gpxOf([
        { name: 'A', points },
        { name: 'B', points: [] },
      ]),
    )
    expect(all(gpx, 'trk')).toHaveLength(2)
    expect(all(gpx, 'trkseg').map((one) => all(one, 'trkpt').length)).toEqual([2, 1])
  })

  test('T28 escapes a hostile name', () => {
    const name = `</name><script>alert("1")</script>&'\u0000\u001b[31m\ud800 船`
    const gpx = parsed(gpxOf([{ name, points: A_DRIVE }]))
    expect(textsOf(gpx, 'name')).toEqual([`</name><script>alert("1")</script>&'[31m 船`])
    expect(all(gpx, 'script')).toEqual([])
    expect(all(gpx, 'trkpt')).toHaveLength(2)
  })
})

describe('a route as KML', () => {
  test('has a time and a coordinate for each point, longitude first', () => {
    const kml = parsed(kmlOf([{ name: 'Van <1>', points: A_DRIVE }]))
    expect(textsOf(kml, 'name')).toEqual(['Vectra', 'Van <1>'])
    expect(textsOf(kml, 'when')).toEqual(['2026-06-01T12:00:00.000Z', '2026-06-01T12:00:15.000Z'])
    expect(textsOf(kml, 'gx:coord')).toEqual(['-80.1 26.1 -3', '-80.1000005 26.100001 0'])
  })

  test('has a new track after a gap of more than an hour', () => {
    const points = [0, HOUR_S, 2 * HOUR_S + 1].map((second) => aRoutePoint(second))
    const kml = parsed(kmlOf([{ name: 'A', points }]))
    expect(all(kml, 'gx:Track').map((one) => all(one, 'when').length)).toEqual([2, 1])
  })
})
