import { dayRange, minuteAt } from '../../../../shared/trails/day-range.ts'
import type { Span } from '../span.ts'

/**
 * The name of an export: its title and the range that it covers, in characters that every file system accepts. Days as
 * in `sea-ray-240_2026-05-01_2026-05-07`, and the time for a part of a day: `sea-ray-240_2026-05-01_0812-0940`.
 */
export function fileName(title: string, span: Span, timeZone: string, extension: string): string {
  const safeTitle = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${safeTitle || 'route'}_${rangeName(span, timeZone)}.${extension}`
}

function rangeName({ from, to }: Span, timeZone: string): string {
  const [firstDay = '', start = ''] = minuteAt(from, timeZone).split('T')
  const [lastDay = '', end = ''] = minuteAt(to, timeZone).split('T')
  if (firstDay !== lastDay) return `${firstDay}_${lastDay}`
  const day = dayRange(firstDay, timeZone)
  const isWhole = day !== null && from === day.from && to >= day.to - 1
  return isWhole ? firstDay : `${firstDay}_${withoutColon(start)}-${withoutColon(end)}`
}

const withoutColon = (time: string) => time.replace(':', '')
