import { ApiProblem, createClient } from '../../../shared/http/client.ts'
import { shares } from '../../../shared/shares/shares.routes.ts'
import { shareViewer } from '../../../shared/shares/viewer.routes.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { request } from '../../cli/sign-in.ts'
import { CheckFailed, type Found } from '../checks.ts'
import { eventually } from '../eventually.ts'
import { PLACE, type Sender } from '../mqtt/sender.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import type { Account } from './sign-in.ts'

/** Ends a link that no clean-up could delete. */
const LINK_LIFETIME_MS = 10 * MINUTE_MS
/** Less than the ten seconds for which CloudFront caches errors by default. */
const EFFECTIVE_WITHIN_MS = 5 * SECOND_MS

type Link = { account: Account; shareId: string; token: string }

export async function checkShares({ check, cleanup }: Run, sender: Found<Sender>): Promise<void> {
  const see = SECTIONS.shares
  const link = await check({ title: 'A share link is created', see }, sender, async ({ tracker }) => {
    const { account, trackerId } = tracker
    const { shareLink } = await account.client.call(shares.createShare, {
      path: { id: trackerId },
      body: {
        name: 'Smoke test',
        trailDurationHours: 1,
        expiresAt: toIso(Date.now() + LINK_LIFETIME_MS),
      },
    })
    const { shareId, shareUrl } = shareLink
    cleanup.add('delete the share link', () => account.client.call(shares.deleteShare, { path: { shareId } }))
    return { account, shareId, token: shareUrl.split('/').at(-1) ?? '' }
  })
  await check({ title: 'Anyone with the link sees the position', see }, link, async (link) => {
    const { url } = link.account.site
    const page = await request(`${url}/share/${link.token}`, {})
    if (!page.ok) throw new CheckFailed(`the page of the link answered ${page.status}`)
    // the index that finds a link is updated a moment after its table
    await eventually(async () => (await opens(link)) || null, 'the link did not open')
    const { location } = await anonymous(link).call(shareViewer.getSharedLocation, {
      path: { token: link.token },
    })
    if (location?.lat !== PLACE.lat || location.lng !== PLACE.lng)
      throw new CheckFailed('the link does not show where the tracker is')
  })
  await check(
    { title: 'A link is off and on again as soon as its owner says so', see },
    link,
    async (link) => {
      await setActive(link, false)
      await eventually(
        async () => ((await opens(link)) ? null : true),
        'the link was not switched off',
        EFFECTIVE_WITHIN_MS,
      )
      await setActive(link, true)
      await eventually(
        async () => (await opens(link)) || null,
        'the link was not switched on again',
        EFFECTIVE_WITHIN_MS,
      )
    },
  )
}

const anonymous = ({ account }: Link) =>
  createClient({ baseUrl: account.site.config.apiUrl, accessToken: async () => null, fetch })

const setActive = ({ account, shareId }: Link, isActive: boolean) =>
  account.client.call(shares.updateShare, { path: { shareId }, body: { isActive } })

async function opens(link: Link): Promise<boolean> {
  try {
    await anonymous(link).call(shareViewer.openShare, { path: { token: link.token } })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return false
    throw error
  }
}
