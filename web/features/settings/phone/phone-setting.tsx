import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { Setting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { PhoneDialog } from './phone-dialog.tsx'

/** The phone of the account: changed and confirmed in a dialog. */
export function PhoneSetting() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, isError, refetch } = useQuery(phoneQuery(client))
  const [isOpen, setOpen] = useState(false)
  const name = t('settings.phone.name')
  if (isError)
    return (
      <Setting name={name} description={t('settings.phone.notLoaded')}>
        <Button variant="default" className={styles.button} onClick={() => void refetch()}>
          {t('problem.tryAgain')}
        </Button>
      </Setting>
    )
  const { phone = null, phoneConfirmed = false } = data ?? {}
  const state = phone === null ? 'none' : phoneConfirmed ? 'confirmed' : 'unconfirmed'
  return (
    <>
      <Setting
        name={name}
        description={data === undefined ? t('loading') : t(`settings.phone.state.${state}`, { phone })}
      >
        <Button
          variant={state === 'unconfirmed' ? 'filled' : 'default'}
          className={styles.button}
          disabled={data === undefined}
          onClick={() => setOpen(true)}
        >
          {t(`settings.phone.action.${state}`)}
        </Button>
      </Setting>
      {isOpen && data !== undefined && <PhoneDialog saved={data} close={() => setOpen(false)} />}
    </>
  )
}
