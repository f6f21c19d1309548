const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000
const FIRST_PRECISE = 2

/** A size as downloads are listed: `640 bytes`, `12 kB`, `3.4 MB`. */
export function sizeText(bytes: number, language: string): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < FIRST_PRECISE ? 0 : 1,
  }).format(bytes / STEP ** power)
}
