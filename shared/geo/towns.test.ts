import { expect, test } from 'vitest'
import { type City, townsOf } from './towns.ts'

const aCity = (fields: Partial<City>): City => ({
  name: 'Miami',
  population: 441_003,
  featureCode: 'PPLA2',
  loc: { coordinates: [-80.19, 25.77] },
  ...fields,
})

test('LIV-7 towns have 10,000 people or more, and are neither sections of towns nor abandoned', () => {
  expect(townsOf([aCity({})])).toEqual([{ name: 'Miami', lat: 25.77, lng: -80.19, thousands: 441 }])
  expect(townsOf([aCity({ population: 10_000 })])).toHaveLength(1)
  expect(townsOf([aCity({ population: 9_999 })])).toEqual([])
  for (const featureCode of ['PPLX', 'PPLQ', 'PPLW', 'PPLH'])
    expect(townsOf([aCity({ featureCode })])).toEqual([])
})
