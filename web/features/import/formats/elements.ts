import { type Element, fixOf } from '../../../../shared/trackers/fix.ts'
import type { Position } from '../../../../shared/tracking/position.ts'
import type { ImportElement, ImportProblem } from './import-file.ts'

const PROBLEMS: Record<string, ImportProblem> = {
  'time-missing': 'time-missing',
  'time-unreadable': 'time-unreadable',
  'tst-missing': 'time-missing',
  'tst-unreadable': 'time-unreadable',
  'lat-missing': 'coordinates-missing',
  'lon-missing': 'coordinates-missing',
  'lng-missing': 'coordinates-missing',
  'lat-not-a-number': 'coordinates-unreadable',
  'lon-not-a-number': 'coordinates-unreadable',
  'lng-not-a-number': 'coordinates-unreadable',
}

/** An element of a dialect as one of a file; `null` for contact without a position. */
export function importElement(element: Element<string>): ImportElement | null {
  if ('contact' in element) return null
  return 'position' in element ? element : { problem: PROBLEMS[element.problem] ?? 'not-an-object' }
}

/** A point with the readings that are known. It counts as received when it was recorded. */
export function importedFix(
  fix: { time: unknown; lat: unknown; lon: unknown },
  readings: Partial<Position>,
): ImportElement {
  const element = fixOf(fix, 0, readings)
  return importElement(element) ?? { problem: 'not-an-object' }
}
