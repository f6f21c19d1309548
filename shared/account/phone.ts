import * as z from 'zod'

const MAX_LENGTH = 30

/** A phone number as people write it, with or without its country; empty for none. */
export const PhoneInput = z
  .string()
  .trim()
  .max(MAX_LENGTH, 'invalid-phone')
  .regex(/^(\+?[\d\s()-]*\d[\d\s()-]*)?$/, 'invalid-phone')
