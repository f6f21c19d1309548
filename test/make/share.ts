import { randomFrom } from '../../bin/simulate/vehicle/random.ts'
import { shares as routes } from '../../shared/shares/shares.routes.ts'
import type { Account } from './accounts/account.ts'
import { integerBelow } from './random-integer.ts'

/** The token of a share link: the last segment of its URL. */
export const tokenIn = (shareUrl: string) => shareUrl.split('/').at(-1) ?? ''

/** A share link to a device of the account. `more` overrides or adds body fields. */
export async function aShare(
  account: Pick<Account, 'call'>,
  deviceId: string,
  more: Record<string, unknown> = {},
) {
  const response = await account.call('POST', `/vectra/devices/${deviceId}/share`, {
    name: 'Family',
    ...more,
  })
  if (response.status !== 200) throw new Error(`Sharing the device failed: ${response.text}`)
  const { shareLink } = routes.createShare.reply.parse(response.body)
  return { ...shareLink, token: tokenIn(shareLink.shareUrl) }
}

const GUESSED_BYTES = 28

/** Well-formed tokens that were never issued. */
export function guessedTokens(count: number, seed: number): string[] {
  const random = randomFrom(seed)
  const guess = () => Buffer.from(Array.from({ length: GUESSED_BYTES }, () => integerBelow(random, 256)))
  return Array.from({ length: count }, () => `1${guess().toString('base64url')}`)
}
