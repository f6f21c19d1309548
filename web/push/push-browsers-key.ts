/** The browsers of the account that get its push messages. */
export const PUSH_BROWSERS_KEY = ['push-browsers'] as const
