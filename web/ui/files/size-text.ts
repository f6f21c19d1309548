import { THIN_SPACE } from '../../../shared/measures.ts'

/** Specification 3.9. */
const UNITS = ['B', 'KB', 'MB', 'GB'] as const
const STEP = 1000
const FIRST_PRECISE = 2

/** A size as downloads are listed: `640 B`, `12 KB`, `3.4 MB`. */
export function sizeText(bytes: number, language: string): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1)
  const { format } = new Intl.NumberFormat(language, {
    maximumFractionDigits: power < FIRST_PRECISE ? 0 : 1,
  })
  return `${format(bytes / STEP ** power)}${THIN_SPACE}${UNITS[power]}`
}
