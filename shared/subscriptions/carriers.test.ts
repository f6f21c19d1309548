import { expect, it } from 'vitest'
import { CARRIERS, parcelOf, trackingUrlOf } from './carriers.ts'

it.each(CARRIERS)('a parcel of %s is read back from its address', (carrier) => {
  const parcel = { carrier, number: '1Z999AA10123456784' }
  expect(parcelOf(trackingUrlOf(parcel))).toEqual(parcel)
})

it.each([
  null,
  'https://carrier.example.com/track/1Z999AA1',
  'https://www.ups.com/track?tracknum=1&evil=https://x',
])('the address %s is that of no parcel', (url) => {
  expect(parcelOf(url)).toBeNull()
})
