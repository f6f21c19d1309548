import { useTranslation } from 'react-i18next'
import styles from './list.module.css'
import type { RowProps } from './row-props.ts'

/** Selects a device; with Shift, all from the one that was selected before. */
export function SelectBox({
  device: { deviceId, deviceName },
  isSelected,
  toggle,
}: Pick<RowProps, 'device' | 'isSelected' | 'toggle'>) {
  const { t } = useTranslation()
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t('devicesPage.select', { name: deviceName })}
        onChange={({ nativeEvent }) =>
          toggle(deviceId, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}
