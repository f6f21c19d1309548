import * as z from 'zod'

export const CrossingType = z.enum(['entry', 'exit', 'dwell'])
export type CrossingType = z.infer<typeof CrossingType>
