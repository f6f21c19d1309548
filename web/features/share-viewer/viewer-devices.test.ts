import { expect, it } from 'vitest'
import type { SharedPoint } from '../../../shared/shares/shared-location.ts'
import { anchoredOf, locationsOf, viewerDevices, watchedOf } from './viewer-devices.ts'

const aPoint = (second: number): SharedPoint => ({
  lat: 26.1,
  lng: -80.1 + second / 1000,
  timestampIso: new Date(Date.UTC(2026, 5, 1, 12, 0, second)).toISOString(),
  speed: 12,
  heading: 90,
  altitude: null,
})
const aDevice = (deviceName: string, trail: SharedPoint[] = []) => ({
  deviceName,
  location: trail.at(-1) ?? null,
  trail,
  estimatedArrivalAt: null,
  anchorWatch: null,
})

it('SHR-4 eight devices have eight colours, and the ninth has the first one again', () => {
  const colours = viewerDevices(Array.from({ length: 9 }, () => aDevice('Boat'))).map(({ colour }) => colour)
  expect(new Set(colours.slice(0, 8)).size).toBe(8)
  expect(colours[8]).toBe(colours[0])
})

it('SHR-5 a trail runs from its oldest to its newest point', () => {
  const [device] = viewerDevices([aDevice('Boat', [aPoint(20), aPoint(0), aPoint(10)])])
  const seconds = device?.points.map(({ shownAt }) => new Date(shownAt).getUTCSeconds())
  expect(seconds).toEqual([0, 10, 20])
})

it('SHR-3 a device without a location is not on the map', () => {
  const devices = viewerDevices([aDevice('No fix yet'), aDevice('Boat', [aPoint(0)])])
  expect(locationsOf(devices)).toEqual([aPoint(0)])
})

it('SHR-5 a trail is split where the link hides a stretch of it', () => {
  const [device] = viewerDevices([
    aDevice('Boat', [aPoint(0), aPoint(10), { ...aPoint(20), resumes: true }, aPoint(30)]),
  ])
  expect(device?.segments.map((segment) => segment.length)).toEqual([2, 2])
  expect(device?.points).toHaveLength(4)
})

it('SHR-4 LIV-7 an anchor watch that ended stays in the card and leaves the map', () => {
  const anchor = { latitude: 26.1, longitude: -80.1 }
  const watch = { anchor, radiusM: 45, since: '2026-06-01T12:00:00.000Z', distanceM: 12 }
  const devices = viewerDevices([
    aDevice('Van'),
    { ...aDevice('Sloop'), anchorWatch: { ...watch, state: 'noPosition' } },
    { ...aDevice('Ketch'), anchorWatch: { ...watch, state: 'ended' } },
  ])
  expect(watchedOf(devices).map(({ name }) => name)).toEqual(['Sloop', 'Ketch'])
  expect(anchoredOf(devices).map(({ name }) => name)).toEqual(['Sloop'])
})
