import { describe, expect, test } from 'vitest'
import { packPlaces, unpackPlaces } from './places.ts'

const MIAMI = { name: 'Miami', lat: 25.77, lng: -80.19, thousands: 441 }
const SUVA = { name: 'Suva', lat: -18.14, lng: 178.44, thousands: 77 }
const NICE = { name: "L'Île-d'Elle", lat: 46.33, lng: -0.95, thousands: 10 }

describe('LIV-7 packed places', () => {
  test('LIV-7 unpack from south to north, to a hundredth of a degree', () => {
    const rough = { ...MIAMI, lat: 25.774_27, lng: -80.193_66 }
    expect(unpackPlaces(packPlaces([NICE, rough, SUVA]))).toEqual([SUVA, MIAMI, NICE])
  })
  test('LIV-7 unpack to the complete ones of an empty or truncated text', () => {
    expect(unpackPlaces('')).toEqual([])
    expect(unpackPlaces(packPlaces([]))).toEqual([])
    const text = packPlaces([SUVA, MIAMI])
    expect(unpackPlaces(text.slice(0, text.lastIndexOf(' ')))).toEqual([SUVA])
  })
})
