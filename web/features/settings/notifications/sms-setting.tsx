import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { SwitchSetting } from '../setting.tsx'

type Props = { on: boolean; change: (on: boolean) => void }

/** The SMS switch, which needs a confirmed phone. */
export function SmsSetting({ on, change }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data } = useQuery(phoneQuery(client))
  const isReady = data?.phoneConfirmed === true
  return (
    <SwitchSetting
      name={t('settings.notifications.sms')}
      description={
        isReady
          ? t('settings.notifications.smsText', { phone: data.phone })
          : t('settings.notifications.smsDisabled')
      }
      checked={on && isReady}
      disabled={!isReady}
      change={change}
    />
  )
}
