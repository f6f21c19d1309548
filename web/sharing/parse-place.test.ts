import { expect, it } from 'vitest'
import { coordinatesText } from '../../shared/geo/place-text.ts'
import { parsePlace } from './parse-place.ts'

it.each([
  ['25,7617; -80,1918', { lat: 25.7617, lng: -80.1918 }],
  ['25,7617 -80,1918', { lat: 25.7617, lng: -80.1918 }],
  ['26.1, -80.1', { lat: 26.1, lng: -80.1 }],
  [' 26.1  -80.1 ', { lat: 26.1, lng: -80.1 }],
  ['26;+80', { lat: 26, lng: 80 }],
  ['90, 180', { lat: 90, lng: 180 }],
  ['90.1, 0', null],
  ['0, -180.1', null],
  ['26.1', null],
  ['26,1, -80,1', null],
  ['', null],
  ['home', null],
])('SHR-8 "%s" is parsed as %j', (text, place) => {
  expect(parsePlace(text)).toEqual(place)
})

it('SHR-8 parses coordinates as the form writes them', () => {
  expect(parsePlace(coordinatesText({ lat: -26.12345, lng: 0.00001 }))).toEqual({
    lat: -26.12345,
    lng: 0.00001,
  })
})
