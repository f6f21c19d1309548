import type { figures as routes } from '../../../../shared/operator/figures.routes.ts'
import type { CustomerMonth } from '../../../../shared/operator/figures.ts'
import { MINUTE_MS, toIso } from '../../../../shared/time.ts'
import type { ConsoleActions } from '../../../runtime/console/serve-console.ts'
import type { DueStore } from '../../../stores/due.ts'
import type { AccountUsage, UsageSegment, UsageStore } from '../../../stores/usage.ts'
import { accountCost } from '../../../usage/costs.ts'
import { keptMonths } from '../../../usage/months.ts'
import { nextCountAt, requestCount } from '../../../usage/request-count.ts'
import { sumsTogether } from '../../../usage/sums.ts'
import { deviceTypeLabel } from '../device-type-label.ts'

export type FigureDeps = {
  usage: Pick<UsageStore, 'get' | 'listSegments'>
  due: Pick<DueStore, 'put'>
  now: () => number
}

/** A count reads of every account, so there is one at a time, and none right after another. */
const COUNTS_APART_MS = MINUTE_MS
const DEVICES_SHOWN = 200

/** The figures that the nightly count leaves. */
export const figureActions = ({ usage, due, now }: FigureDeps): ConsoleActions<typeof routes> => ({
  async getFigures() {
    const segments = await usage.listSegments()
    return {
      reply: {
        figures: figuresOf(segments),
        isCounting: segments.some(isCounting),
        nextAt: toIso(nextCountAt(now())),
      },
    }
  },

  async countFigures() {
    const segments = await usage.listSegments()
    const newest = Math.max(0, ...segments.map(({ runAt }) => runAt))
    if (segments.some(isCounting) || now() - newest < COUNTS_APART_MS) return { refused: 'counted-recently' }
    const requestedAt = now()
    await requestCount(requestedAt, { due })
    return { reply: { requestedAt: toIso(requestedAt) } }
  },

  async getCustomerFigures({ path: { accountId } }) {
    const stored = await usage.get(accountId)
    if (stored.account === null) return { reply: { countedAt: null, months: [] } }
    const { countedAt } = stored.account
    const months = keptMonths(countedAt).map((month) => customerMonth(stored, month))
    return { reply: { countedAt: toIso(countedAt), months } }
  },
})

const isCounting = ({ runAt, done }: UsageSegment) => done?.runAt !== runAt

/** The sums of all segments that are of the newest month; `null` before the first is done. */
function figuresOf(segments: readonly UsageSegment[]) {
  const done = segments.flatMap((segment) => segment.done ?? [])
  const month = done
    .map(({ sums }) => sums.month)
    .toSorted()
    .at(-1)
  const [first, ...others] = done.filter(({ sums }) => sums.month === month)
  if (first === undefined) return null
  const all = others.reduce((sum, { sums }) => sumsTogether(sum, sums), first.sums)
  return {
    ...all,
    models: all.models.map((model) => ({ ...model, deviceType: deviceTypeLabel(model.deviceType) })),
    countedAt: toIso(Math.min(...done.map(({ runAt }) => runAt))),
  }
}

function customerMonth(stored: AccountUsage, month: string): CustomerMonth {
  const { devices, sent, used, dollars } = accountCost(stored, month)
  return {
    ...sent,
    ...used,
    month,
    dollars,
    deviceCount: devices.length,
    devices: devices
      .toSorted((a, b) => b.dollars - a.dollars)
      .slice(0, DEVICES_SHOWN)
      .map(({ device: { deviceId, dialect }, sent: ofDevice, dollars: cost }) => ({
        ...ofDevice,
        deviceId,
        dialect,
        dollars: cost,
      })),
  }
}
