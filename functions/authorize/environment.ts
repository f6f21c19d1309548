import * as z from 'zod'

export const AuthorizeEnvironment = z.object({
  TRACKERS_TABLE: z.string(),
  /** `arn:aws:iot:region:account` */
  IOT_ARN: z.string(),
})
export type AuthorizeEnvironment = z.infer<typeof AuthorizeEnvironment>
