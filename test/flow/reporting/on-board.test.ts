import { expect, it } from 'vitest'
import { ReportJson } from '../../../shared/reports/report-json.ts'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { ownedSince } from '../../make/devices/owned-since.ts'
import { aReport } from '../../make/reports/generated-reports.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const YESTERDAY = { filters: { dateRange: { preset: 'yesterday' } }, timezone: 'UTC' }
const MINUTES_PER_HOUR = 60

it('REP-3 LIV-7 a report says what was on board, of the boat and not of the van', async () => {
  const account = await anAccount()
  const [boat, van] = [
    await aTracker(account, { deviceName: 'Sea Ray' }),
    await aTracker(account, { deviceName: 'Van' }),
  ]
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS
  for (const { trackerId } of [boat, van]) await ownedSince(account, trackerId, midnight - DAY_MS)
  const place = { lat: 26.1, lng: -80.1, speedKmh: 0 }
  await publishAs(van, { time: toIso(midnight), ...place })
  await publishAs(
    boat,
    ...Array.from({ length: 24 }, (_, hour) => ({
      time: toIso(midnight + hour * HOUR_MS),
      ...place,
      bilgePump: hour % 6 === 5,
      bilgeHigh: hour === 10,
      shorePower: hour < 20,
      depthM: 4 - hour / 10,
      batteries: { house: { volts: 12.6 - hour / 100 } },
      tanks: { fuel: 0.7 },
    })),
  )
  const { fileUrl, deviceCount } = await aReport(account, { reportType: 'on_board', ...YESTERDAY })
  expect(deviceCount).toBe(2)
  const report = ReportJson.parse(await (await fetch(fileUrl ?? '')).json())
  const power = midnight + 20 * HOUR_MS
  expect(report).toMatchObject({
    onBoard: [
      {
        deviceId: boat.trackerId,
        days: [
          {
            bilgePumpStarts: 4,
            bilgeHighMinutes: MINUTES_PER_HOUR,
            shorePowerMinutes: 20 * MINUTES_PER_HOUR,
            shallowestM: 1.7,
            batteries: { house: { lowVolts: 12.37, highVolts: 12.6 } },
            tanks: { fuel: 0.7 },
          },
        ],
        highWater: [
          { from: toIso(midnight + 10 * HOUR_MS), to: toIso(midnight + 11 * HOUR_MS), minutes: 60 },
        ],
        withoutShorePower: [{ from: toIso(power), to: null }],
      },
    ],
  })
  const { fileUrl: page } = await aReport(account, { reportType: 'on_board', format: 'html', ...YESTERDAY })
  expect(await (await fetch(page ?? '')).text()).toMatch(/1 of the devices sends no readings on board\./)
})
