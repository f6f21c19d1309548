import { describe, expect, test } from 'vitest'
import { mapsLink } from './maps-link.ts'

const PLACE = { lat: 25.7745, lng: -80.1712 }

describe('LIV-7 a link to a map app', () => {
  test('LIV-7 depends on the platform and escapes the name', () => {
    expect(mapsLink(PLACE, 'Sea & Ray (2)', 'android')).toBe(
      'geo:25.774500,-80.171200?q=25.774500,-80.171200(Sea%20%26%20Ray%20(2))',
    )
    expect(mapsLink(PLACE, 'Sea & Ray', 'ios')).toBe(
      'https://maps.apple.com/?ll=25.774500,-80.171200&q=Sea%20%26%20Ray',
    )
    expect(mapsLink(PLACE, 'Sea & Ray', 'desktop')).toBe(
      'https://www.openstreetmap.org/?mlat=25.774500&mlon=-80.171200#map=16/25.774500/-80.171200',
    )
  })
  test('LIV-7 a coordinate close to zero is written without an exponent', () => {
    expect(mapsLink({ lat: 1e-7, lng: 0 }, 'x', 'ios')).toContain('ll=0.000000,0.000000&')
  })
})
