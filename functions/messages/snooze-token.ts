import type { SigningKeys } from '../outside/signing-keys.ts'
import type { EventId } from '../stores/notifications/notifications.ts'
import { readSignedToken, signedToken } from './signed-token.ts'

const SEPARATOR = ' '

/** A token in a message to the owner of the account about an event. It mutes what raised the event. */
export const snoozeToken = (keys: SigningKeys, { accountId, eventKey }: EventId): string =>
  signedToken(keys, 'event', `${accountId}${SEPARATOR}${eventKey}`)

/** Whose event a token is of; `null` for one that none of our keys made. */
export function readSnoozeToken(keys: SigningKeys, token: string): EventId | null {
  const text = readSignedToken(keys, 'event', token)
  if (text === null) return null
  const end = text.indexOf(SEPARATOR)
  return { accountId: text.slice(0, end), eventKey: text.slice(end + 1) }
}
