import { THIN_SPACE } from '../../../shared/measures.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000
const FIRST_PRECISE = 2

/** A size as downloads are listed: `640 B`, `12 KB`, `3.4 MB`, and in French `3,4 Mo`. Source: specification 3.9. */
export function sizeText(bytes: number, language: string): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1)
  const parts = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'narrow',
    maximumFractionDigits: power < FIRST_PRECISE ? 0 : 1,
  }).formatToParts(bytes / STEP ** power)
  const unit = parts.find(({ type }) => type === 'unit')?.value.replace('kB', 'KB')
  const number = parts.filter(({ type }) => type !== 'unit' && type !== 'literal')
  return `${number.map(({ value }) => value).join('')}${THIN_SPACE}${unit}`
}
