import * as z from 'zod'
import { DEVICE_NAME_MAX } from './limits.ts'

/** A text that people read: trimmed, without control characters, well-formed Unicode. */
export const Label = z
  .string()
  .trim()
  .min(1)
  .max(DEVICE_NAME_MAX)
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), 'control-characters')

export const TAG_MAX = 40
export const TAGS_MAX = 50

/** Trimmed, without blanks and duplicates. */
export const Tags = z
  .array(z.string())
  .max(TAGS_MAX)
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))])
  .pipe(z.array(Label.max(TAG_MAX)))
