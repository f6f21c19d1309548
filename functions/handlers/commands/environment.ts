import * as z from 'zod'

export const CommandsEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  EVENTS_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRACKERS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  /** Forbidden command words that this deployment allows, separated by commas; usually empty. */
  ALLOWED_COMMAND_WORDS: z.string(),
})
export type CommandsEnvironment = z.infer<typeof CommandsEnvironment>
