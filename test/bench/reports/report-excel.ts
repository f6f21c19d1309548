import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { median } from '../../make/percentile.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'

const [MS_PER_SECOND, KILOBYTES_PER_MEGABYTE, BYTES_PER_MEGABYTE] = [1_000, 1_024, 1_000_000]

const Written = z.object({ ms: z.number(), bytes: z.number(), peakKilobytes: z.number() })
type Written = z.infer<typeof Written>

/** A report of many trips as an Excel workbook, beside SheetJS with the same rows. */
export const reportExcel = inForms(
  { rows: 100_000, rounds: 3 },
  { rows: 100, rounds: 1 },
  async ({ rows, rounds }) => {
    const ours: Written[] = []
    const peer: Written[] = []
    // alternating, so that a busy moment of the machine affects both
    for (let round = 0; round < rounds; round++) {
      ours.push(await write('ours', rows))
      peer.push(await write('peer', rows))
    }
    const memory = '  highest memory of the process, with Node and the rows'
    return [
      figure(`Excel workbook of ${rows} rows and 12 columns`, secondsOf(ours), 's median', { atMost: 4 }),
      figure(memory, megabytesOf(ours), 'MB', { atMost: 512 }),
      figure('  file size', median(ours.map(sizeOf)), 'MB'),
      figure('  SheetJS with the same rows', secondsOf(peer), 's median'),
      figure('  highest memory of SheetJS', megabytesOf(peer), 'MB'),
    ]
  },
)

const secondsOf = (all: readonly Written[]) => median(all.map(({ ms }) => ms)) / MS_PER_SECOND
const megabytesOf = (all: readonly Written[]) =>
  Math.max(...all.map(({ peakKilobytes }) => peakKilobytes)) / KILOBYTES_PER_MEGABYTE
const sizeOf = ({ bytes }: Written) => bytes / BYTES_PER_MEGABYTE

async function write(writer: 'ours' | 'peer', rows: number): Promise<Written> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', 'test/bench/reports/write-workbook.ts', writer, String(rows)],
  ])
  return Written.parse(JSON.parse(stdout))
}
