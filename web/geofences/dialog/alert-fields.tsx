import { Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CUT_BELOW_KMH } from '../../../shared/commands/relay-interlock.ts'
import { WarningNote } from '../../ui/feedback/warning-note.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import styles from './geofence-dialog.module.css'
import type { DraftField, GeofenceDraft } from './geofence-draft.ts'

export type FieldsProps = {
  draft: GeofenceDraft
  change: (part: Partial<GeofenceDraft>) => void
  wrong: ReadonlySet<DraftField>
}

/** When a geofence alerts, and whether it cuts the relay. */
export function AlertFields({ draft, change, wrong }: FieldsProps) {
  const { t } = useTranslation()
  const { speedLimitText } = useUnits()
  return (
    <fieldset className={styles.group}>
      <legend>{t('geofences.dialog.alerts')}</legend>
      <Switch
        label={t('geofences.dialog.entry')}
        checked={draft.alertOnEntry}
        onChange={({ currentTarget: { checked } }) => change({ alertOnEntry: checked })}
      />
      <Switch
        label={t('geofences.dialog.exit')}
        checked={draft.alertOnExit}
        onChange={({ currentTarget: { checked } }) => change({ alertOnExit: checked })}
      />
      <Switch
        label={t('geofences.dialog.dwell')}
        checked={draft.alertOnDwell}
        onChange={({ currentTarget: { checked } }) => change({ alertOnDwell: checked })}
      />
      {draft.alertOnDwell && (
        <TextInput
          name="dwellTimeMinutes"
          className={styles.nested}
          label={t('geofences.dialog.dwellMinutes')}
          inputMode="numeric"
          value={draft.dwellTimeMinutes}
          error={wrong.has('dwellTimeMinutes') && t('geofences.dialog.dwellWrong')}
          onChange={({ currentTarget: { value } }) => change({ dwellTimeMinutes: value })}
          autoComplete="off"
        />
      )}
      <Switch
        label={t('geofences.dialog.relay')}
        checked={draft.cutRelayOnEntry}
        onChange={({ currentTarget: { checked } }) => change({ cutRelayOnEntry: checked })}
      />
      {draft.cutRelayOnEntry && (
        <WarningNote role="alert">
          {t('geofences.dialog.relayWarning', { speed: speedLimitText(CUT_BELOW_KMH) })}
        </WarningNote>
      )}
    </fieldset>
  )
}
