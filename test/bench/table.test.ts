import { expect, it } from 'vitest'
import { figure } from './figure.ts'
import { table } from './table.ts'

it('OPS the table has every figure beside its goal, met or not, and a dash where there is none', () => {
  const figures = [
    figure('list of devices', 1_200, 'ms median', { atMost: 1_000 }),
    figure('  compressed', 508_488, 'bytes', { atMost: 6_000_000 }),
    figure('positions', 950.5, 'a second', { atLeast: 900 }),
    figure('distance', 12, 'km'),
  ]
  expect(table(figures)).toBe(
    [
      'figure           value           goal',
      'list of devices  1200 ms median  at most 1,000      not met',
      '  compressed     508488 bytes    at most 6,000,000  met',
      'positions        950.5 a second  at least 900       met',
      'distance         12 km           -',
    ].join('\n'),
  )
})
