import { Anchor } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../../account/account.ts'
import { useSupportLink } from '../../../ui/use-support-link.ts'
import { PhoneSetting } from '../phone/phone-setting.tsx'
import styles from './profile.module.css'

/** Name, email and organization, which only support changes, and the phone. */
export function Profile() {
  const { t } = useTranslation()
  const supportLink = useSupportLink()
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <>
      <dl className={styles.facts}>
        {(['name', 'email', 'organization'] as const).map((field) => (
          <div key={field}>
            <dt>{t(`settings.profile.${field}`)}</dt>
            <dd>{account?.[field] || <span>{t('settings.profile.unset')}</span>}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.change}>
        {t('settings.profile.readOnly')}{' '}
        <Anchor href={supportLink} inherit underline="always">
          {t('settings.profile.support')}
        </Anchor>
      </p>
      <PhoneSetting />
    </>
  )
}
