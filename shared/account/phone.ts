import * as z from 'zod'
import { PHONE_PATTERN } from './phone-pattern.ts'

const MAX_LENGTH = 30

/** A phone number as people write it, with or without its country; empty for none. */
export const PhoneInput = z
  .string()
  .trim()
  .max(MAX_LENGTH, 'invalid-phone')
  .regex(PHONE_PATTERN, 'invalid-phone')
