import { ApiProblem, type Client } from '../../../../shared/http/client.ts'
import { notifications } from '../../../../shared/notifications/notifications.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { endAllSessions } from '../../../session/end-all-sessions.ts'

/** Signs out of every browser, this one included. Throws if that is not certain. */
export function useSignOutEverywhere() {
  const { client, clearAccount, config } = useSite()
  return async () => {
    await endAllPush(client)
    await endAllSessions(config.userPoolEndpoint)
    await clearAccount()
    return null
  }
}

/** A browser that is signed out must not go on showing the account's notifications. */
async function endAllPush(client: Client): Promise<void> {
  const { subscriptions } = await client.call(notifications.listPushSubscriptions, {})
  await Promise.all(subscriptions.map(({ id }) => removePush(client, id)))
}

async function removePush(client: Client, id: string): Promise<void> {
  try {
    await client.call(notifications.removePushSubscription, { path: { id } })
  } catch (error) {
    const isGone = error instanceof ApiProblem && error.code === 'not-found'
    if (!isGone) throw error
  }
}
