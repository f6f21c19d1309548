import { IconLayoutSidebarLeftCollapse, IconPlus, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import type { Fleet } from '../use-fleet.ts'
import styles from './panel.module.css'
import { UpdateMode } from './update-mode.tsx'

type Props = { fleet: Fleet; addDevice: () => void; hide?: () => void }

export function PanelHeader({ fleet, addDevice, hide }: Props) {
  const { t } = useTranslation()
  const total = fleet.devices.length
  const online = fleet.devices.filter(({ isOnline }) => isOnline).length
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <div className={styles.title}>
          <h1>{t('live.panel')}</h1>
          {total > 0 && (
            <span className="numbers">
              {fleet.onlineKnown
                ? t('live.onlineOfTotal', { online, total })
                : t('live.count', { count: total })}
            </span>
          )}
        </div>
        {total > 0 && <UpdateMode updates={fleet.updates} />}
        {total > 0 && <ZoneNote />}
      </div>
      <ToolButton label={t('live.addDevice')} onClick={addDevice}>
        <IconPlus size={20} stroke={1.7} />
      </ToolButton>
      <ToolButton label={t('live.refresh')} onClick={fleet.refresh}>
        <IconRefresh size={20} stroke={1.7} className={fleet.refreshing ? styles.spinning : undefined} />
      </ToolButton>
      {hide && (
        <ToolButton label={t('live.hidePanel')} onClick={hide}>
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.7} />
        </ToolButton>
      )}
    </header>
  )
}
