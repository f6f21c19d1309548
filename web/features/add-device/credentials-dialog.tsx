import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { useSite } from '../../api/site.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import styles from './add-device.module.css'
import { CredentialsView } from './credentials-view.tsx'

type Props = { device: DeviceView; justAdded?: boolean; close: () => void }

/**
 * Makes credentials and shows them this once. A new device gets them at once; for an old one the tracker is cut
 * off by them, so that is asked first. A press beside the dialog does not close it: the password would be gone.
 */
export function CredentialsDialog({ device, justAdded = false, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const make = useMutation({
    mutationFn: () => client.call(devices.createCredentials, { path: { id: device.deviceId } }),
  })
  const asked = useRef(false)
  const { mutate } = make
  useEffect(() => {
    if (!justAdded || asked.current) return
    asked.current = true
    mutate()
  }, [justAdded, mutate])

  const name = device.deviceName
  const title =
    justAdded || make.data ? t('credentials.title', { name }) : t('credentials.renewTitle', { name })
  return (
    <Dialog close={close} title={title} size={560} insists={make.data !== undefined}>
      {make.data && <CredentialsView credentials={make.data} done={close} />}
      {make.data === undefined && (
        <div className={styles.form}>
          {!justAdded && <p className={styles.text}>{t('credentials.renewText')}</p>}
          {make.error && (
            <ProblemNote error={make.error} title={justAdded ? t('credentials.failed') : undefined} />
          )}
          <div className={styles.buttons}>
            <Button variant="default" onClick={close}>
              {t('credentials.cancel')}
            </Button>
            <Button onClick={() => mutate()} loading={make.isPending} data-autofocus>
              {t('credentials.renew')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
