import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { devices as routes } from '../../../../shared/devices/devices.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { TagsField } from '../../../devices/dialog/tags-field.tsx'
import { useKnownTags, useTags } from '../../../devices/dialog/use-tags.ts'
import { tagsOf } from '../../../devices/tags-of.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import styles from './bulk.module.css'
import { BulkOutcome } from './bulk-outcome.tsx'
import { editedTags } from './edited-tags.ts'
import { useBulk } from './use-bulk.ts'

type Edit = { device: DeviceView; tags: string[] }
type Props = {
  devices: readonly DeviceView[]
  close: () => void
  /** Keeps the devices selected that could not be changed. */
  keepSelected: (devices: readonly DeviceView[]) => void
}

/** Adds and removes tags of the selected devices. */
export function TagsDialog({ devices, close, keepSelected }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const added = useTags([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const knownTags = useKnownTags()
  const present = tagsOf(devices)
  const bulk = useBulk(({ device: { deviceId, deviceName }, tags }: Edit) =>
    client.call(routes.updateDevice, { path: { id: deviceId }, body: { deviceName, tags } }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const change = { added: added.finish(), removed }
    const edits = devices.flatMap((device) => {
      const tags = editedTags(device.tags, change)
      return tags === null ? [] : [{ device, tags }]
    })
    if (edits.length === 0) return close()
    bulk.start(edits, {
      onSuccess: (failures) => {
        keepSelected(failures.map(({ item }) => item.device))
        if (failures.length > 0) return
        void toast({ text: t('devicesPage.tags.done', { count: edits.length }) })
        close()
      },
    })
  }
  const toggle = (tag: string) =>
    setRemoved(removed.includes(tag) ? removed.filter((one) => one !== tag) : [...removed, tag])
  return (
    <Dialog
      title={t('devicesPage.tags.title', { count: devices.length })}
      close={close}
      locked={bulk.isRunning}
    >
      <form className={dialog.body} onSubmit={submit} noValidate>
        <TagsField label={t('devicesPage.tags.add')} tags={added} known={knownTags} />
        {present.length > 0 && (
          <fieldset className={styles.removed}>
            <legend>{t('devicesPage.tags.remove')}</legend>
            {present.map((tag) => (
              <label key={tag}>
                <input type="checkbox" checked={removed.includes(tag)} onChange={() => toggle(tag)} />
                <span>{tag}</span>
              </label>
            ))}
          </fieldset>
        )}
        <BulkOutcome {...bulk} />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={bulk.isRunning}>
            {t('devicesPage.cancel')}
          </Button>
          <LoadingButton type="submit" loading={bulk.isRunning}>
            {t('devicesPage.tags.submit')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
