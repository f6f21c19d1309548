import { shares as routes } from '../../shared/shares/shares.routes.ts'
import type { Account } from './account.ts'

/** The token of a link: the last part of its address. */
export const tokenIn = (shareUrl: string) => shareUrl.split('/').at(-1) ?? ''

/** Shares a device of the account. */
export async function aShare(account: Account, deviceId: string, more: Record<string, unknown> = {}) {
  const answer = await account.call('POST', `/vectra/devices/${deviceId}/share`, { name: 'Family', ...more })
  if (answer.status !== 200) throw new Error(`The device was not shared: ${answer.text}`)
  const { shareLink } = routes.createShare.reply.parse(answer.body)
  return { ...shareLink, token: tokenIn(shareLink.shareUrl) }
}
