import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, inject, it } from 'vitest'
import { readFigures } from '../../../functions/figures/read-figures.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { dayOf } from '../../../functions/stores/trails/merged-day.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import { periodFrom } from '../../../shared/reports/period.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { dayAt } from '../../../shared/trails/day-range.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { localStore } from '../../make/local/local-store.ts'
import { anAlert, anAlertBody } from '../../make/rules/rule.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'
import { metresOff } from '../../make/tracking/tracks.ts'

const DAYS = 3
const RULE = { ...anAlertBody(), cooldownMinutes: 30 }

/** Half an hour of driving from a time on, faster and faster, with a jump that its receiver made. */
const aDrive = (start: number, metresEast: number) =>
  Array.from({ length: 61 }, (_, index) => ({
    time: toIso(start + (index * MINUTE_MS) / 2),
    ...metresOff(index === 30 ? metresEast + 900_000 : metresEast + index * 500),
    speedKmh: 40 + index,
    course: 90,
    ignition: index < 60,
    satellites: 9,
    odometerKm: 1_000 + (metresEast + index * 500) / 1_000,
  }))

it('HIS-5 trails, trips, figures and explanations are the same to the byte once their days are merged', async () => {
  const account = await anAccount()
  const tracker = await aTracker(account, { deviceType: 'van', vehicleNum: 'MERGED-1' })
  const today = dayOf(Date.now())
  const first = today - DAYS * DAY_MS
  // across each midnight, then one that comes late, single fixes between, and one message twice
  const drives = Array.from({ length: DAYS }, (_, day) =>
    aDrive(first + day * DAY_MS - 15 * MINUTE_MS, day * 100_000),
  )
  await publishAs(
    tracker,
    ...drives,
    aDrive(first + DAY_MS + 9 * HOUR_MS, 150_000),
    ...(drives[1]?.slice(3, 9) ?? []),
  )
  const store = await storeOf(account, tracker.trackerId)
  const { id: ruleId } = await anAlert(account, RULE)
  const answers = () => answersAbout(account, { deviceId: tracker.trackerId, ruleId, first, today })

  const before = { answers: await answers(), figures: await store.figures() }
  expect(before.answers.map(({ status }) => status)).toEqual(before.answers.map(() => 200))
  expect(before.answers[0]?.text.includes(toIso(first + MINUTE_MS))).toBe(true)
  expect(before.figures.filter(({ trips }) => trips.length > 0).length).toBeGreaterThan(1)
  expect((await store.keys()).filter((key) => key.startsWith('m#'))).toEqual([])
  for (let day = first - DAY_MS; day < today; day += DAY_MS) await store.merge(day)
  const keys = (await store.keys()).filter((key) => /^[mp]#/.test(key))
  // each drive begins before midnight
  expect(keys.map((key) => key.slice(0, 12))).toEqual(
    drives.map((_, day) => `m#${toIso(first + (day - 1) * DAY_MS).slice(0, 10)}`),
  )
  expect(await answers()).toEqual(before.answers)
  expect(await store.figures()).toEqual(before.figures)
})

type About = { deviceId: string; ruleId: string; first: number; today: number }

/** What the API answers about all days, about parts of them that begin and end anywhere, and why a rule fired. */
async function answersAbout({ call }: Account, { deviceId, ruleId, first, today }: About) {
  const ranges = [
    [first - DAY_MS, today + DAY_MS - 1],
    [first + HOUR_MS / 10, first + DAY_MS + 9.2 * HOUR_MS],
    [first + DAY_MS - 5 * MINUTE_MS, first + DAY_MS + 5 * MINUTE_MS],
    [first + DAY_MS + 6 * HOUR_MS, first + DAY_MS + 8 * HOUR_MS],
  ] as const
  const calls = [
    ...ranges.flatMap(([from, to]) => [
      call('POST', '/vectra/device/trail', { deviceId, startTime: toIso(from), endTime: toIso(to) }),
      call('GET', `/vectra/devices/${deviceId}/trips?from=${toIso(from)}&to=${toIso(to)}`),
      call('POST', '/vectra/alerts/rehearse', {
        rule: RULE,
        deviceIds: [deviceId],
        from: toIso(from),
        to: toIso(to),
      }),
    ]),
    ...[first + 5 * MINUTE_MS, first + DAY_MS + 9.3 * HOUR_MS].map((at) =>
      call('GET', `/vectra/alerts/${ruleId}/explain?deviceId=${deviceId}&at=${toIso(at)}`),
    ),
  ]
  return (await Promise.all(calls)).map(({ status, text }) => ({ status, text }))
}

/** The store of the local run, and a device's figures computed from it anew. */
async function storeOf(account: Account, deviceId: string) {
  const { client, tables } = await localStore(inject('storeEndpoint'))
  const device = await deviceStore(client, tables.devices).get(
    wholeAccount(accountIdOf(account.accessToken)),
    deviceId,
  )
  if (device === null) throw new Error('The account has no such device')
  const trails = trailStore(client, tables.trails)
  const period = periodFrom(
    dayAt(Date.now() - DAYS * DAY_MS, 'UTC'),
    dayAt(Date.now() - DAY_MS, 'UTC'),
    'UTC',
  )
  return {
    merge: (day: number) => trails.mergeDay(device.trackId, day),
    async figures() {
      const days = { list: async () => new Map(), keep: async () => undefined }
      const figures = await readFigures([device], period, { trails, days, now: Date.now })
      return figures.get(deviceId) ?? []
    },
    async keys(): Promise<string[]> {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tables.trails,
          KeyConditionExpression: 'trackId = :trackId',
          ExpressionAttributeValues: { ':trackId': device.trackId },
        }),
      )
      return Items.map(({ itemKey }) => String(itemKey))
    },
  }
}
