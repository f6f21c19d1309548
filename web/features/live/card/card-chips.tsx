import { IconBatteryEco, IconParking, IconTag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { parseStatusText } from '../../../../shared/tracking/view/status-text.ts'
import { RELAY_ICONS } from '../../../commands/relay-icons.ts'
import styles from './card-chips.module.css'

const ICON = { size: 14, stroke: 1.8, 'aria-hidden': true }

/** The relay, storage and power-save states that are known, and the tags. */
export function CardChips({ device, exitStorage }: { device: DeviceView; exitStorage: () => void }) {
  const { t } = useTranslation()
  const { isInStorageMode, isRelayCut, tags, tracking } = device
  const statusText = tracking?.statusDescription ?? null
  const isSavingPower = statusText !== null && parseStatusText(statusText).powerSaveMode === true
  if (isRelayCut === null && !isInStorageMode && !isSavingPower && tags.length === 0) return null
  return (
    <ul className={styles.chips}>
      {isRelayCut !== null && (
        <Chip
          icon={isRelayCut ? <RELAY_ICONS.cut {...ICON} /> : <RELAY_ICONS.restore {...ICON} />}
          kind={isRelayCut ? 'cut' : 'restored'}
        >
          {t(isRelayCut ? 'card.relay.cut' : 'card.relay.restored')}
        </Chip>
      )}
      {isInStorageMode && (
        <li>
          <button
            type="button"
            className={styles.chip}
            data-kind="storage"
            title={t('device.storeOff')}
            onClick={exitStorage}
          >
            <IconParking {...ICON} />
            <span>{t('card.storage')}</span>
          </button>
        </li>
      )}
      {isSavingPower && (
        <Chip icon={<IconBatteryEco {...ICON} />} kind="saving">
          {t('card.powerSave')}
        </Chip>
      )}
      {tags.map((tag) => (
        <Chip key={tag} icon={<IconTag {...ICON} />} kind="tag">
          {tag}
        </Chip>
      ))}
    </ul>
  )
}

const Chip = ({ icon, kind, children }: { icon: ReactNode; kind: string; children: ReactNode }) => (
  <li className={styles.chip} data-kind={kind}>
    {icon}
    <span>{children}</span>
  </li>
)
