import { routeKey } from '../../../shared/http/route.ts'
import { aCertificate } from '../../make/a-certificate.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { memberIds } from '../../make/accounts/members.ts'
import { userRoutes } from '../../make/api/every-route.ts'
import { validCall } from '../../make/api/valid-calls.ts'
import { gatewayIds } from '../../make/gateways/gateway.ts'
import { aGeofence } from '../../make/geofences/geofence.ts'
import { maintenanceIds } from '../../make/maintenance/maintenance.ts'
import { notificationIds } from '../../make/notify/notification-ids.ts'
import { reportIds } from '../../make/reports/report-ids.ts'
import { aNotificationRule, anAlert } from '../../make/rules/rule.ts'
import { aShare } from '../../make/share.ts'
import { subscriptionIds } from '../../make/subscriptions/subscription-ids.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

type RunToCall = { url: string; dataFolder: string }
export type UserCalls = { calls: number; failed: string[]; slowestMs: number }

/** Signs up a user who adds a device, shares it and makes a valid call of every route. */
export async function userCalls({ url, dataFolder }: RunToCall): Promise<UserCalls> {
  const result: UserCalls = { calls: 0, failed: [], slowestMs: 0 }
  const account = await anAccount(url)
  async function call(...parameters: Parameters<typeof account.call>) {
    const startedAt = Date.now()
    const response = await account.call(...parameters)
    result.calls += 1
    result.slowestMs = Math.max(result.slowestMs, Date.now() - startedAt)
    return response
  }
  try {
    const { trackerId } = await aTracker({ ...account, call })
    const owned = {
      trackerId,
      plate: trackerId,
      share: await aShare({ ...account, call }, trackerId),
      geofenceId: (await aGeofence({ ...account, call })).geofenceId,
      gateway: await gatewayIds({ ...account, call }, trackerId),
      notifications: await notificationIds({ ...account, call }, { url, dataFolder }),
      alertId: (await anAlert({ ...account, call })).id,
      notificationRuleId: (await aNotificationRule({ ...account, call })).id,
      subscriptions: await subscriptionIds({ ...account, call }),
      certificateNumber: await aCertificate({ call }),
      members: await memberIds({ ...account, call }, url),
      maintenance: await maintenanceIds({ call }, trackerId),
      ...(await reportIds({ ...account, call }, dataFolder)),
      spareTrackerId: (await aTracker({ ...account, call })).trackerId,
    }
    for (const route of userRoutes) {
      const { method, path, body } = validCall(route, owned)
      const { status, text } = await call(method, path, body)
      if (status !== (route.status ?? 200) && status !== route.otherStatus)
        result.failed.push(`${routeKey(route)}: ${status} ${text.slice(0, 200)}`)
    }
  } catch (error) {
    result.failed.push(String(error))
  }
  return result
}
