import { expect, test } from 'vitest'
import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import { aGeneratedReport } from '../../../../test/make/generated-report.ts'
import { untilGenerated, WAIT_AT_MOST_MS } from './use-generate.ts'

const aReport = (status: GeneratedReport['status']) => aGeneratedReport({ status })

function aServer(...statuses: GeneratedReport['status'][]) {
  const waited: number[] = []
  return {
    waited,
    readReports: async () => [
      { ...aReport('completed'), id: 'another' },
      aReport(statuses.shift() ?? 'generating'),
    ],
    pause: async (durationMs: number) => void waited.push(durationMs),
  }
}
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

test.each(['completed', 'failed'] as const)(
  'REP-1 a report that is %s at once is not asked for',
  async (status) => {
    const server = aServer()
    expect((await untilGenerated(aReport(status), server)).status).toBe(status)
    expect(server.waited).toEqual([])
  },
)

test.each(['completed', 'failed'] as const)('REP-1 a report is followed until it is %s', async (status) => {
  const server = aServer('generating', 'generating', status)
  expect(await untilGenerated(aReport('generating'), server)).toEqual(aReport(status))
  expect(server.waited).toHaveLength(3)
})

test('REP-1 the page stops waiting after ten minutes, with the report as it is', async () => {
  const server = aServer()
  expect((await untilGenerated(aReport('generating'), server)).status).toBe('generating')
  expect(total(server.waited)).toBe(WAIT_AT_MOST_MS)
})

test('REP-1 a report that is gone is not waited for', async () => {
  const server = { ...aServer(), readReports: async () => [] }
  await expect(untilGenerated(aReport('generating'), server)).rejects.toThrow('not in the list')
})
