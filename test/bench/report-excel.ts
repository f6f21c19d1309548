import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { median } from '../make/percentile.ts'
import { type Row, rounded } from './report.ts'

const ROWS = 100_000
const ROUNDS = 3
const GOAL_SECONDS = 4
const GOAL_MEGABYTES = 512
const [MS_PER_SECOND, KILOBYTES_PER_MEGABYTE, BYTES_PER_MEGABYTE] = [1_000, 1_024, 1_000_000]

const Written = z.object({ ms: z.number(), bytes: z.number(), peakKilobytes: z.number() })
type Written = z.infer<typeof Written>

/** A report of 100,000 trips as an Excel workbook, beside SheetJS with the same rows. */
export async function measureReportExcel(): Promise<Row[]> {
  const ours: Written[] = []
  const peer: Written[] = []
  // alternating, so that a busy moment of the machine affects both
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await write('ours'))
    peer.push(await write('peer'))
  }
  const seconds = secondsOf(ours)
  const megabytes = megabytesOf(ours)
  return [
    {
      name: `Excel workbook of ${ROWS} rows and 12 columns`,
      value: rounded(seconds, 1),
      unit: 's median',
      goal: `${GOAL_SECONDS} or less`,
      met: seconds <= GOAL_SECONDS,
    },
    {
      name: '  highest memory of the process, with Node and the rows',
      value: rounded(megabytes),
      unit: 'MB',
      goal: `${GOAL_MEGABYTES} or less`,
      met: megabytes <= GOAL_MEGABYTES,
    },
    { name: '  file size', value: rounded(median(ours.map(sizeOf)), 1), unit: 'MB' },
    { name: '  SheetJS with the same rows', value: rounded(secondsOf(peer), 1), unit: 's median' },
    { name: '  highest memory of SheetJS', value: rounded(megabytesOf(peer)), unit: 'MB' },
  ]
}

const secondsOf = (all: readonly Written[]) => median(all.map(({ ms }) => ms)) / MS_PER_SECOND
const megabytesOf = (all: readonly Written[]) =>
  Math.max(...all.map(({ peakKilobytes }) => peakKilobytes)) / KILOBYTES_PER_MEGABYTE
const sizeOf = ({ bytes }: Written) => bytes / BYTES_PER_MEGABYTE

async function write(writer: 'ours' | 'peer'): Promise<Written> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', 'test/bench/write-workbook.ts', writer, String(ROWS)],
  ])
  return Written.parse(JSON.parse(stdout))
}
