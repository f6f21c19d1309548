import { routeKey } from '../../../shared/http/route.ts'
import { anAccount } from '../../make/account.ts'
import { everyRoute } from '../../make/api/every-route.ts'
import { validCall } from '../../make/api/valid-calls.ts'
import { aShare } from '../../make/share.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

export type UserCalls = { calls: number; failed: string[]; slowestMs: number }

/** A new user adds a device, shares it, and makes a good call of every route. */
export async function userCalls(url: string): Promise<UserCalls> {
  const told: UserCalls = { calls: 0, failed: [], slowestMs: 0 }
  const account = await anAccount(url)
  async function call(...parameters: Parameters<typeof account.call>) {
    const began = Date.now()
    const answer = await account.call(...parameters)
    told.calls += 1
    told.slowestMs = Math.max(told.slowestMs, Date.now() - began)
    return answer
  }
  try {
    const { trackerId } = await aTracker({ ...account, call })
    const owned = { trackerId, plate: trackerId, share: await aShare({ ...account, call }, trackerId) }
    for (const route of everyRoute) {
      const { method, path, body } = validCall(route, owned)
      const { status, text } = await call(method, path, body)
      if (status !== (route.status ?? 200))
        told.failed.push(`${routeKey(route)}: ${status} ${text.slice(0, 200)}`)
    }
  } catch (error) {
    told.failed.push(String(error))
  }
  return told
}
