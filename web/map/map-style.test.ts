import { describe, expect, test } from 'vitest'
import { mapStyle, routeMapStyle } from './map-style.ts'

const KEYLESS = { streets: 'streets.json', dark: 'dark.json', satellite: null, satelliteStreets: null }
const KEYED = { ...KEYLESS, satellite: 'satellite.json' }

describe('LIV-1 the map style', () => {
  test('LIV-1 is satellite by default where there is a key, in both themes', () => {
    expect(mapStyle(undefined, KEYED, 'light')).toMatchObject({ name: 'satellite', url: 'satellite.json' })
    expect(mapStyle(undefined, KEYED, 'dark')).toMatchObject({ name: 'satellite', keyMissing: false })
  })
  test('LIV-1 is that of the theme without a key', () => {
    expect(mapStyle(undefined, KEYLESS, 'light')).toMatchObject({ name: 'streets', tone: 'light' })
    expect(mapStyle(undefined, KEYLESS, 'dark')).toMatchObject({ name: 'dark', tone: 'dark' })
  })
  test('LIV-1 cycles dark, satellite, streets, and from streets to dark', () => {
    expect(mapStyle('dark', KEYLESS, 'light').next).toBe('satellite')
    expect(mapStyle('satellite', KEYLESS, 'light').next).toBe('streets')
    expect(mapStyle('streets', KEYLESS, 'light').next).toBe('dark')
  })
  test('LIV-1 satellite without a key shows streets and reports the missing key', () => {
    expect(mapStyle('satellite', KEYLESS, 'dark')).toMatchObject({
      name: 'satellite',
      url: 'streets.json',
      tone: 'light',
      keyMissing: true,
    })
    expect(mapStyle('satellite', KEYED, 'light')).toMatchObject({ url: 'satellite.json', tone: 'dark' })
  })
})

test('HIS-3 routes use satellite with streets, otherwise satellite, otherwise the map of the theme', () => {
  const both = { ...KEYED, satelliteStreets: 'hybrid.json' }
  expect(routeMapStyle(both, 'light')).toMatchObject({ url: 'hybrid.json', tone: 'dark', keyMissing: false })
  expect(routeMapStyle(KEYED, 'light').url).toBe('satellite.json')
  expect(routeMapStyle(KEYLESS, 'dark').url).toBe('dark.json')
})
