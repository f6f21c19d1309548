import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CrossingType } from '../../../../shared/geofences/crossing-type.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import {
  TEST_METHODS,
  type TestMethod,
  useTestNotification,
} from '../../../geofences/use-geofence-actions.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'

/** Sends a test notification of one event by one method. */
export function TestDialog({ geofence, close }: { geofence: Geofence; close: () => void }) {
  const { t } = useTranslation()
  const { geofenceId, name } = geofence
  const [eventType, setEventType] = useState<CrossingType>('entry')
  const [method, setMethod] = useState<TestMethod>('email')
  const test = useTestNotification()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!test.isPending) test.mutate({ geofenceId, eventType, method }, { onSuccess: close })
  }
  return (
    <Dialog title={t('geofences.test.title', { name })} close={close}>
      <form className={dialog.body} onSubmit={submit}>
        <p>{t('geofences.test.text')}</p>
        <NativeSelect
          label={t('geofences.test.event')}
          value={eventType}
          onChange={({ currentTarget: { value } }) => setEventType(CrossingType.parse(value))}
          data={CrossingType.options.map((value) => ({ value, label: t(`events.types.${value}`) }))}
          data-autofocus
        />
        <NativeSelect
          label={t('geofences.test.method')}
          value={method}
          onChange={({ currentTarget: { value } }) =>
            setMethod(TEST_METHODS.find((known) => known === value) ?? 'email')
          }
          data={TEST_METHODS.map((value) => ({ value, label: t(`geofences.test.methods.${value}`) }))}
        />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close}>
            {t('geofences.cancel')}
          </Button>
          <LoadingButton type="submit" loading={test.isPending}>
            {t('geofences.test.send')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
