import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { DeviceCheckboxes } from '../../../devices/device-checkboxes.tsx'
import { geofencesQuery } from '../../../geofences/geofences-query.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { CheckboxList } from '../../../ui/checkbox-list.tsx'
import type { StepProps } from './schedule-draft.ts'
import styles from './wizard.module.css'

/** Which devices and geofences the reports are about. */
export function FiltersStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  const { onlySomeDevices, devices, onlySomeGeofences, includeInactive, reportType } = draft
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('reports.wizard.devices')}</legend>
        <ChoiceChip chosen={!onlySomeDevices} choose={() => change({ onlySomeDevices: false })}>
          {t('reports.wizard.allDevices')}
        </ChoiceChip>
        <ChoiceChip chosen={onlySomeDevices} choose={() => change({ onlySomeDevices: true })}>
          {t('reports.wizard.someDevices')}
        </ChoiceChip>
      </fieldset>
      {onlySomeDevices && (
        <DeviceCheckboxes
          selectedIds={devices}
          select={(chosen) => change({ devices: chosen })}
          label={t('reports.wizard.chosenDevices')}
          withInactive={includeInactive}
        />
      )}
      <Switch
        label={t('reports.wizard.includeInactive')}
        description={t('reports.wizard.includeInactiveText')}
        checked={includeInactive}
        onChange={({ currentTarget: { checked } }) => change({ includeInactive: checked })}
      />
      <fieldset className={styles.choices}>
        <legend>{t('reports.wizard.geofences')}</legend>
        {reportType !== 'geofence_activity' && (
          <p className={styles.note}>{t('reports.wizard.geofencesUnused')}</p>
        )}
        <ChoiceChip chosen={!onlySomeGeofences} choose={() => change({ onlySomeGeofences: false })}>
          {t('reports.wizard.allGeofences')}
        </ChoiceChip>
        <ChoiceChip chosen={onlySomeGeofences} choose={() => change({ onlySomeGeofences: true })}>
          {t('reports.wizard.someGeofences')}
        </ChoiceChip>
      </fieldset>
      {onlySomeGeofences && <GeofenceCheckboxes draft={draft} change={change} />}
    </>
  )
}

function GeofenceCheckboxes({ draft: { geofences }, change }: StepProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data, isError } = useQuery(geofencesQuery(client))
  if (data === undefined)
    return <p role="status">{t(`reports.wizard.geofences${isError ? 'Failed' : 'Loading'}`)}</p>
  if (data.length === 0) return <p role="status">{t('reports.wizard.noGeofences')}</p>
  return (
    <CheckboxList
      label={t('reports.wizard.chosenGeofences')}
      searchLabel={t('reports.wizard.searchGeofences')}
      noMatch={(search) => t('reports.wizard.noGeofence', { search })}
      options={data.map(({ geofenceId, name }) => ({ id: geofenceId, name }))}
      selectedIds={geofences}
      select={(chosen) => change({ geofences: chosen })}
    />
  )
}
