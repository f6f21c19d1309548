import { describe, expect, it } from 'vitest'
import { ROWS_MAX, readTrackers } from './read-trackers.ts'

const PASSWORD = 'a-password-of-the-page'
const GIVEN = 'given-by-the-maker-1'
const read = (text: string) => readTrackers(text, () => PASSWORD)

function trackersIn(text: string) {
  const file = read(text)
  if (typeof file === 'string') throw new Error(file)
  return {
    trackers: [...file.trackers].map(([row, { trackerId, model, password }]) => [
      row,
      trackerId,
      model,
      password,
    ]),
    withPassword: [...file.withPassword],
    faults: file.faults.map(({ row, trackerId, fault }) => [row, trackerId, fault]),
  }
}
const serials = (count: number) => Array.from({ length: count }, (_, index) => `SEA${1_000 + index}`)

describe('a CSV file of serials', () => {
  it.each([
    ['plain lines', 'SEA240\nSEA241'],
    ['line ends of Windows', 'SEA240\r\nSEA241\r\n'],
    ['a byte order mark', '\uFEFFSEA240\nSEA241'],
    ['a byte order mark and headings', '\uFEFFSerial number\r\nSEA240\r\nSEA241'],
    ['quotes', '"SEA240"\n"SEA241"\n'],
    ['spaces', ' SEA240 \n  SEA241'],
    ['empty lines', '\n\nSEA240\n\n,,\nSEA241\n\n'],
  ])('has the same serials with %s', (_, text) => {
    expect(trackersIn(text).trackers.map(([, trackerId]) => trackerId)).toEqual(['SEA240', 'SEA241'])
    expect(trackersIn(text).faults).toEqual([])
  })

  it('has models and passwords, in the order of its headings', () => {
    const byHeading = `Model;Password;IMEI\n"FMB920; dual";${GIVEN};SEA240\n;;SEA241`
    const expected = [
      [2, 'SEA240', 'FMB920; dual', GIVEN],
      [3, 'SEA241', null, PASSWORD],
    ]
    expect(trackersIn(byHeading)).toEqual({ trackers: expected, withPassword: ['SEA240'], faults: [] })
    expect(trackersIn(`\nSEA240,FMB920,${GIVEN}\nSEA241`).trackers).toEqual([
      [2, 'SEA240', 'FMB920', GIVEN],
      [3, 'SEA241', null, PASSWORD],
    ])
  })

  it('names each row that is wrong, and why', () => {
    const rows = [
      'serial,model,password',
      'SEA240',
      ',FMB920',
      'SEA 241',
      '8.62E+14',
      'S'.repeat(33),
      'SE',
      'SEA240',
      `SEA242,${'m'.repeat(61)}`,
      'SEA243,FMB920,secret',
      'SEA244,FMB920,=cmd|calc!A1xxxxxxx',
      `${'S'.repeat(32)}`,
    ]
    expect(trackersIn(rows.join('\n'))).toEqual({
      trackers: [
        [2, 'SEA240', null, PASSWORD],
        [12, 'S'.repeat(32), null, PASSWORD],
      ],
      withPassword: [],
      faults: [
        [3, '', 'missing'],
        [4, 'SEA 241', 'malformed'],
        [5, '8.62E+14', 'malformed'],
        [6, 'S'.repeat(33), 'too-long'],
        [7, 'SE', 'malformed'],
        [8, 'SEA240', 'twice'],
        [9, 'SEA242', 'invalid-model'],
        [10, 'SEA243', 'invalid-password'],
        [11, 'SEA244', 'invalid-password'],
      ],
    })
  })

  it('is empty without serials', () => {
    for (const text of ['', '\uFEFF', '\n\n', 'serial,model\n', ',,\n,'])
      expect(read(text), text).toBe('empty')
  })

  it(`has ${ROWS_MAX} rows at most`, () => {
    const most = `serial\n${serials(ROWS_MAX).join('\n')}\n`
    expect(trackersIn(most).trackers).toHaveLength(ROWS_MAX)
    expect(read(`${most}SEA9999`)).toBe('too-many')
  })
})
