import { expect, it } from 'vitest'
import { unitsInList } from './units-in-list.ts'

it.each([
  ['commas', '352093081234567,Van 7,van\r\n352093081234568,"Smith, Ann"\n\n352093081234569'],
  [
    'semicolons',
    'IMEI;Name;Type\n352093081234567;Van 7;van\n352093081234568;Smith, Ann;\n352093081234569;;\n',
  ],
  ['tabs', '352093081234567\tVan 7\tvan\n352093081234568\tSmith, Ann\n352093081234569'],
])('DEV-3 a list separated by %s has an id, a name and a type on each line', (_, text) => {
  expect(unitsInList(text, 'car')).toEqual({
    units: [
      { unitId: '352093081234567', deviceName: 'Van 7', deviceType: 'van' },
      { unitId: '352093081234568', deviceName: 'Smith, Ann', deviceType: 'car' },
      { unitId: '352093081234569', deviceName: '352093081234569', deviceType: 'car' },
    ],
    wrongLines: [],
  })
})

it('DEV-3 lines that name no unit are counted from 1, and a unit that is named twice is added once', () => {
  const { units, wrongLines } = unitsInList(`7,Van\n,nameless\n${'9'.repeat(65)},long\n7,Van seven`, 'car')
  expect(units).toEqual([{ unitId: '7', deviceName: 'Van seven', deviceType: 'car' }])
  expect(wrongLines).toEqual([2, 3])
})
