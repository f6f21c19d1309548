import * as z from 'zod'

export const CommandsEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRACKERS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  /** Words of text commands that are let through although they are forbidden, with commas between; mostly empty. */
  ALLOWED_COMMAND_WORDS: z.string(),
})
export type CommandsEnvironment = z.infer<typeof CommandsEnvironment>
