import * as z from 'zod'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'
import type { IgnoredPart } from '../i18n/en/shell.ts'
import { FIRST_DAY, LAST_DAY } from './dates/picker-bounds.ts'
import { ignoredParam, ignoredParts } from './text/ignored-parts.ts'

/** No search text, tag or list of devices is longer. */
export const MAX_SEARCH_TEXT = 400

/** A text. The router parses `860123` as a number and `true` as a boolean. */
export const SearchText = z
  .union([z.string(), z.int(), z.boolean()])
  .transform(String)
  .pipe(z.string().max(MAX_SEARCH_TEXT))

export const SearchDeviceId = SearchText.pipe(z.string().regex(TRACKER_ID))

/** A number that is one of `choices`. */
export const oneOf = <const Choice extends number>(choices: readonly Choice[]) =>
  z.union([z.number(), z.string()]).transform((value, { issues }) => {
    const chosen = choices.find((choice) => String(choice) === String(value))
    if (chosen !== undefined) return chosen
    issues.push({ code: 'custom', input: value })
    return z.NEVER
  })

/** A time within the range of the date pickers, normalized to ISO UTC, so that two of them compare as strings. */
export const SearchInstant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .refine((iso) => iso >= FIRST_DAY && iso.slice(0, LAST_DAY.length) <= LAST_DAY)

type Params<Shape extends z.ZodRawShape> = {
  schema: z.ZodObject<Shape>
  /** The part of a link that each parameter belongs to. `null` is ignored without a note. */
  parts: Record<keyof Shape, IgnoredPart | null>
}

/**
 * Parses the query of a route. A parameter that cannot be read is left out, and its part of the link is named in
 * `ignored`, for the note above the page. Every parameter is in the result, `undefined` where the query has none: the
 * router would keep the raw value of a missing one.
 */
export function parseSearch<Shape extends z.ZodRawShape>(
  { schema, parts }: Params<Shape>,
  query: Record<string, unknown>,
) {
  const asked = Object.entries(query).filter(([, value]) => !isEmpty(value))
  const issues = schema.safeParse(Object.fromEntries(asked)).error?.issues ?? []
  const unreadable = new Set(issues.map(({ path }) => path[0]))
  const readable = asked.filter(([name]) => !unreadable.has(name))
  const ignored = Object.keys(schema.shape).flatMap((name) =>
    unreadable.has(name) ? (parts[name] ?? []) : [],
  )
  return {
    ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, undefined])),
    ...schema.parse(Object.fromEntries(readable)),
    ignored: ignoredParam([...ignoredParts(query.ignored), ...ignored]),
  }
}

export const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
