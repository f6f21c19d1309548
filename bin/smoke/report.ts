import { SECOND_MS } from '../../shared/time.ts'
import type { Section } from './sections.ts'

export type Outcome =
  | { kind: 'held' }
  | { kind: 'failed'; reason: string }
  /** A check that it depends on failed, or time ran out. */
  | { kind: 'notTried'; because: string }
  /** The check cannot run here. */
  | { kind: 'skipped'; because: string }

export type Result = { title: string; outcome: Outcome; ms: number; see: Section }

const LABELS: Record<Outcome['kind'], string> = {
  held: 'held',
  failed: 'FAILED',
  notTried: 'not tried',
  skipped: 'skipped',
}
const LABEL_WIDTH = Math.max(...Object.values(LABELS).map(({ length }) => length))

/** The line of a check; a failed one names the section that says what to do. */
export function resultLine({ title, outcome, ms, see }: Result): string {
  const line = `${LABELS[outcome.kind].padEnd(LABEL_WIDTH)}  ${title}`
  if (outcome.kind === 'held') return `${line} (${secondsText(ms)})`
  if (outcome.kind === 'failed')
    return `${line}: ${oneLine(outcome.reason)} → "${see.heading}" in ${see.document}`
  return `${line}: ${outcome.because}`
}

/** The number of checks by outcome, and how long all of them took. */
export function summaryLine(results: readonly Result[], ms: number): string {
  const counted = (kind: Outcome['kind']) =>
    `${results.filter(({ outcome }) => outcome.kind === kind).length} ${LABELS[kind].toLowerCase()}`
  const counts = [counted('held'), counted('failed'), counted('notTried'), counted('skipped')]
  return `${counts.join(', ')}, in ${secondsText(ms)}`
}

/** 0 if all checks passed, 1 if one failed, 2 if the run was interrupted. */
export function exitCodeOf(results: readonly Result[], isComplete: boolean): number {
  if (!isComplete) return 2
  return results.some(({ outcome }) => outcome.kind === 'failed' || outcome.kind === 'notTried') ? 1 : 0
}

const secondsText = (ms: number) => `${(ms / SECOND_MS).toFixed(1)} s`
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, '; ').trim()
