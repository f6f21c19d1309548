import { median, percentile } from '../../make/percentile.ts'
import { SEED } from '../../seed.ts'
import { type Figure, figure, type Goal } from '../figure.ts'
import { inForms } from '../part.ts'
import { compareAlarms } from './compare-alarms.ts'

const WITHIN_SECONDS = 90
const GOALS: { falseAlarms: Goal; found: Goal } = { falseAlarms: { atMost: 0 }, found: { atLeast: 99 } }
const NIGHTS = 10_000
const KINDS = 20
/** An alarm that is never raised is as late as this, so that it has a place among the delays. */
const NEVER_SECONDS = 3_600

/** The anchor watch on nights at anchor, beside a radius, a radius with a delay and Signal K on the same nights. */
export const anchor = inForms({ seeds: NIGHTS / KINDS }, { seeds: 2 }, async ({ seeds }) => {
  const [ours, ...peers] = compareAlarms(seeds, SEED)
  if (ours === undefined) return []
  return [...figuresOf(ours, seeds, GOALS), ...peers.flatMap((peer) => figuresOf(peer, seeds, {}))]
})

type Compared = ReturnType<typeof compareAlarms>[number]

function figuresOf(
  { name, falseAlarms, detections }: Compared,
  seeds: number,
  { falseAlarms: none, found: most }: Partial<typeof GOALS>,
): Figure[] {
  const delays = detections.map(({ seconds }) => Math.min(seconds, NEVER_SECONDS))
  const found = delays.filter((seconds) => seconds <= WITHIN_SECONDS).length
  const falseShare = falseAlarms.length / (seeds * KINDS)
  return [
    figure(`${name}: quiet nights with an alarm`, falseShare * NIGHTS, `of ${NIGHTS}`, none),
    figure(
      `  drags raised within ${WITHIN_SECONDS} s of an ideal observer`,
      (100 * found) / delays.length,
      '%',
      most,
    ),
    figure('  delay after it', median(delays), 's median'),
    figure('  delay after it, slowest 5 %', percentile(delays, 95), 's'),
  ]
}
