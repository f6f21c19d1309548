import * as z from 'zod'

/** `HH:MM`, from 00:00 to 23:59. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid-time')
