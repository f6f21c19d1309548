import { Button, NativeSelect, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportFormat } from '../../../shared/reports/report-type.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { ZoneSelect } from '../../ui/times/zone-select.tsx'
import styles from './head.module.css'

/** Specification 3.2.2. */
const FORMATS: readonly ReportFormat[] = ['pdf', 'excel', 'csv', 'json']
const NOTIFIED = ['ready', 'failed', 'delivered'] as const

/** The settings of the page. Nothing is stored, and saving only closes the dialog (specification 3.2.2). */
export function SettingsDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [zone, setZone] = useState(useTimes().zone)
  return (
    <Dialog title={t('reports.settings.title')} close={close}>
      <form
        className={dialog.body}
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <NativeSelect
          label={t('reports.settings.format')}
          data={FORMATS.map((value) => ({ value, label: t(`reports.formats.${value}`) }))}
          data-autofocus
        />
        <ZoneSelect label={t('reports.settings.timezone')} value={zone} choose={setZone} />
        <fieldset className={styles.toggles}>
          <legend>{t('reports.settings.notify')}</legend>
          {NOTIFIED.map((kind) => (
            <Switch key={kind} label={t(`reports.settings.${kind}`)} defaultChecked />
          ))}
        </fieldset>
        <p className={dialog.about}>{t('reports.settings.note')}</p>
        <div className={dialog.buttons}>
          <Button type="submit">{t('reports.settings.save')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
