import { Button } from '@mantine/core'
import { IconFocusCentered, IconKey, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DeviceGlyph } from '../../ui/device-glyph.tsx'
import { coordinatesText, withUnit } from '../../ui/format.ts'
import { ToolButton } from '../../ui/tool-button.tsx'
import { CardNow } from './card-now.tsx'
import { CardReadings } from './card-readings.tsx'
import styles from './device-card.module.css'

type Props = {
  device: DeviceView
  following: boolean
  toggleFollow: () => void
  renewCredentials: () => void
  close: () => void
}

/** The selected device: what it does and since when, how fast, how old, where, then its health and what can be done. */
export function DeviceCard({ device, following, toggleFollow, renewCredentials, close }: Props) {
  const { t } = useTranslation()
  const { tracking } = device
  return (
    <section className={styles.card} aria-label={device.deviceName}>
      <header className={styles.head}>
        <DeviceGlyph deviceType={device.deviceType} freshness={tracking?.freshness ?? null} />
        <div className={styles.title}>
          <h2>{device.deviceName}</h2>
          <span>{t('card.id', { id: device.deviceId })}</span>
        </div>
        <ToolButton label={t('card.back')} shortcut="Esc" onClick={close}>
          <IconX size={18} />
        </ToolButton>
      </header>
      {tracking === null ? (
        <p className={styles.waiting}>{t('card.waiting')}</p>
      ) : (
        <>
          <CardNow tracking={tracking} />
          {tracking.flags.map((flag) => (
            <p key={flag} className={styles.flag}>
              {t(`flags.${flag}`)}
            </p>
          ))}
          <div className={styles.where}>
            <span className={styles.label}>{t('card.where')}</span>
            <span className="numbers">
              {coordinatesText({ lat: tracking.latitude, lng: tracking.longitude })}
            </span>
            {tracking.accuracy !== null && (
              <span className={styles.accuracy}>
                {t('card.accuracy', { metres: withUnit(Math.round(tracking.accuracy), 'm') })}
              </span>
            )}
            <CopyButton
              text={coordinatesText({ lat: tracking.latitude, lng: tracking.longitude })}
              label={t('card.copyWhere')}
            />
          </div>
          <CardReadings tracking={tracking} />
        </>
      )}
      <footer className={styles.actions}>
        {tracking !== null && (
          <Button
            variant={following ? 'filled' : 'light'}
            leftSection={<IconFocusCentered size={18} />}
            aria-pressed={following}
            onClick={toggleFollow}
          >
            {t('card.follow')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconKey size={18} />} onClick={renewCredentials}>
          {t('card.credentials')}
        </Button>
      </footer>
    </section>
  )
}
