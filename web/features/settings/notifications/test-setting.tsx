import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../../../shared/account/preferences.ts'
import { geofences } from '../../../../shared/geofences/geofences.routes.ts'
import { ApiProblem, type Client } from '../../../../shared/http/client.ts'
import { notifications } from '../../../../shared/notifications/notifications.routes.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'

type Props = { notifications: Preferences['notifications']; email: string | null }

/** Sends a test by the channels that are on, and says where it went. */
export function TestSetting({ notifications, email }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: settings } = useQuery(phoneQuery(client))
  const phone = settings?.phoneConfirmed ? settings.phone : null
  const test = useMutation({
    mutationFn: () =>
      sendTest(
        client,
        { email: notifications.email ? email : null, phone: notifications.sms ? phone : null },
        t('settings.test.message'),
      ),
  })
  return (
    <Setting
      name={t('settings.test.name')}
      description={
        <span role="status" data-failed={(test.data && test.data.kind !== 'sent') || undefined}>
          {test.data === undefined ? t('settings.test.text') : <Outcome outcome={test.data} />}
        </span>
      }
    >
      <LoadingButton
        variant="default"
        className={styles.button}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('settings.test.send')}
      </LoadingButton>
    </Setting>
  )
}

function Outcome({ outcome }: { outcome: TestOutcome }) {
  const { t, i18n } = useTranslation()
  if (outcome.kind !== 'sent') return t(`settings.test.${outcome.kind}`)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return t('settings.test.sent', { targets: list.format(outcome.targets) })
}

/** To whom a test goes; `null`: not by this channel. */
type TestTargets = { email: string | null; phone: string | null }
/** Where a test went, or why it did not (specification 2.8). */
type TestOutcome = { kind: 'sent'; targets: string[] } | { kind: 'noChannel' | 'failed' | 'unavailable' }

const NOT_FOUND = 404

/** Sends a test. A server without that call is asked for the test alert of geofences, which goes to the email address. */
async function sendTest(client: Client, targets: TestTargets, message: string): Promise<TestOutcome> {
  if (targets.email === null && targets.phone === null) return { kind: 'noChannel' }
  try {
    const { email, phone } = await client.call(notifications.sendTestNotification, {
      body: { ...targets, message },
    })
    return { kind: 'sent', targets: [email, phone].filter((target) => target !== null) }
  } catch (error) {
    console.warn('Could not send the test notification:', error)
    if (!(error instanceof ApiProblem && error.status === NOT_FOUND)) return { kind: 'failed' }
  }
  try {
    await client.call(geofences.testGeofenceAlert, {})
    return { kind: 'sent', targets: targets.email === null ? [] : [targets.email] }
  } catch (error) {
    console.warn('Could not send the test alert:', error)
    return { kind: 'unavailable' }
  }
}
