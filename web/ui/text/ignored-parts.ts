import { entriesOf } from '../../../shared/entries-of.ts'
import type { IgnoredPart } from '../../i18n/en/shell.ts'

const SEPARATOR = ' '

const PARTS: Record<IgnoredPart, true> = {
  range: true,
  device: true,
  trip: true,
  playback: true,
  filter: true,
  view: true,
}

/** The parts of a link that were ignored, as the `ignored` parameter of the address names them. */
export function ignoredParts(ignored: unknown): IgnoredPart[] {
  const names = typeof ignored === 'string' ? ignored.split(SEPARATOR) : []
  return entriesOf(PARTS).flatMap(([part]) => (names.includes(part) ? part : []))
}

/** The parameter for these parts. `undefined` if nothing was ignored. */
export const ignoredParam = (parts: Iterable<IgnoredPart>): string | undefined =>
  [...new Set(parts)].toSorted().join(SEPARATOR) || undefined
