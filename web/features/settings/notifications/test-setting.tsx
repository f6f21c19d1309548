import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../../../shared/account/preferences.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { sendTest, type TestOutcome } from './send-test.ts'

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
