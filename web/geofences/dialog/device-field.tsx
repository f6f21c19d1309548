import { useTranslation } from 'react-i18next'
import { DeviceCheckboxes } from '../../devices/device-checkboxes.tsx'
import { ChoiceChip } from '../../ui/buttons/choice-chip.tsx'
import type { FieldsProps } from './alert-fields.tsx'
import styles from './geofence-dialog.module.css'

/** Which devices a geofence applies to: all, or some. */
export function DeviceField({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) {
  const { t } = useTranslation()
  const { appliesToAll, deviceIds, plateNumbers } = draft
  return (
    <fieldset className={styles.group}>
      <legend>{t('geofences.dialog.devices')}</legend>
      <div className={styles.choices}>
        <ChoiceChip chosen={appliesToAll} choose={() => change({ appliesToAll: true })}>
          {t('geofences.allDevices')}
        </ChoiceChip>
        <ChoiceChip chosen={!appliesToAll} choose={() => change({ appliesToAll: false })}>
          {t('geofences.dialog.onlySome')}
        </ChoiceChip>
      </div>
      {!appliesToAll && (
        <>
          <DeviceCheckboxes
            selectedIds={deviceIds}
            select={(chosen) => change({ deviceIds: chosen })}
            label={t('geofences.dialog.onlySome')}
          />
          {deviceIds.length === 0 && plateNumbers.length === 0 && (
            <p className={styles.note}>{t('geofences.dialog.devicesMissing')}</p>
          )}
        </>
      )}
    </fieldset>
  )
}
