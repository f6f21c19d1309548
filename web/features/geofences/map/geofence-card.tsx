import { Button } from '@mantine/core'
import { IconPencil, IconVectorBezier2, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { useSizeText } from '../../../geofences/boundary/use-size-text.ts'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import type { OpenDialog } from '../geofence-dialogs.tsx'
import { LastEvent } from '../list/last-event.tsx'
import { useAlertsText } from '../list/use-alerts-text.ts'
import { useInsideNow } from '../list/use-inside-now.ts'
import styles from './map-tab.module.css'

type Props = { geofence: Geofence; open: (dialog: OpenDialog) => void; close: () => void }

/** The geofence that was pressed on the map. */
export function GeofenceCard({ geofence, open, close }: Props) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const alertsText = useAlertsText()
  const insideNow = useInsideNow()
  return (
    <section className={styles.card} aria-label={geofence.name}>
      <header>
        <h2>{geofence.name}</h2>
        <ToolButton label={t('dialog.close')} onClick={close}>
          <IconX size={18} aria-hidden />
        </ToolButton>
      </header>
      {geofence.description !== null && <p>{geofence.description}</p>}
      <p>
        {t(`geofences.shapes.${geofence.shape}`)} · {sizeText(geofence)}
      </p>
      <dl>
        <dt>{t('geofences.list.alerts')}</dt>
        <dd>{alertsText(geofence)}</dd>
        <dt>{t('geofences.list.inside')}</dt>
        <dd>{insideNow(geofence) ?? t('geofences.list.insideUnknown')}</dd>
        <dt>{t('geofences.list.lastEvent')}</dt>
        <dd>
          <LastEvent geofenceId={geofence.geofenceId} />
        </dd>
      </dl>
      <div className={styles.buttons}>
        <Button
          size="xs"
          variant="light"
          leftSection={<IconPencil size={17} aria-hidden />}
          onClick={() => open({ kind: 'edit', geofence })}
        >
          {t('geofences.list.edit')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconVectorBezier2 size={17} aria-hidden />}
          onClick={() => open({ kind: 'boundary', geofence })}
        >
          {t('geofences.list.boundary')}
        </Button>
      </div>
    </section>
  )
}
