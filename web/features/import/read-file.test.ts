import { expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const rowAt = (second: number) => `${1_700_000_000 + second},48.2,16.37`
const csvFile = (rows: readonly string[]) => new Blob([['time,lat,lon', ...rows].join('\n')])

it('a file is read in the order of its times, with where its first problems are', async () => {
  const shares: number[] = []
  const rows = [rowAt(3), rowAt(1), ...Array.from({ length: 30 }, () => ',48.2,16.37'), '1,91,0', rowAt(2)]
  const { positions, problems } = await readFile(csvFile(rows), (share) => shares.push(share))
  expect(positions.map(({ recordedAt }) => recordedAt / 1_000 - 1_700_000_000)).toEqual([1, 2, 3])
  expect(problems).toEqual([
    { problem: 'time-missing', count: 30, first: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
    { problem: 'coordinates-unreadable', count: 1, first: [34] },
  ])
  expect(shares.at(-1)).toBe(1)
})

it.each([
  [1_000, false],
  [1_001, true],
])('a file of %d positions has more than 1,000: %s', async (count, hasTooMany) => {
  const rows = Array.from({ length: count }, (_, index) => rowAt(index))
  const content = await readFile(csvFile(rows), () => undefined, 1_000)
  expect(content.hasTooMany).toBe(hasTooMany)
  expect(content.positions).toHaveLength(hasTooMany ? 0 : count)
})
