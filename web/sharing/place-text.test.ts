import { expect, it } from 'vitest'
import { coordinatesText } from '../ui/format.ts'
import { placeIn } from './place-text.ts'

it.each([
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
])('SHR-8 "%s" is the place %j', (text, place) => {
  expect(placeIn(text)).toEqual(place)
})

it('SHR-8 a place is read as it is written', () => {
  expect(placeIn(coordinatesText({ lat: -26.12345, lng: 0.00001 }))).toEqual({ lat: -26.12345, lng: 0.00001 })
})
