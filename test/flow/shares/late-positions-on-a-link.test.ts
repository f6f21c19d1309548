import { expect, it } from 'vitest'
import { shareViewer } from '../../../shared/shares/viewer.routes.ts'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { anAccount, apiUrl } from '../../make/accounts/account.ts'
import { aShare } from '../../make/share.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

it('SHR-5 SHR-8 the first viewer after a late point sees it in order, and the newest point as the current one', async () => {
  const owner = await anAccount()
  const tracker = await aTracker(owner)
  const fix = (agoMs: number, lat: number) => ({ time: toIso(Date.now() - agoMs), lat, lng: -80.1 })
  await publishAs(tracker, fix(4 * MINUTE_MS, 26.1), fix(0, 26.102))
  await publishAs(tracker, fix(2 * MINUTE_MS, 26.101))
  const share = await aShare(owner, tracker.trackerId, { trailDurationHours: 1 })

  for (const read of ['first', 'second']) {
    const response = await fetch(`${apiUrl()}/vectra/public/share/${share.token}/location`)
    const { location, trail } = shareViewer.getSharedLocation.reply.parse(await response.json())
    expect(location, read).toMatchObject({ lat: 26.102 })
    expect(
      trail.map(({ lat }) => lat),
      read,
    ).toEqual([26.1, 26.101, 26.102])
  }
})
