import { Button } from '@mantine/core'
import { IconFocusCentered, IconRefresh, IconRoute } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SharedPoint } from '../../../shared/shares/shared-location.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { timeWithSeconds } from '../../ui/format.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useUnits } from '../../ui/units.tsx'
import { DeviceFilter } from './device-filter.tsx'
import type { About } from './viewer.tsx'
import styles from './viewer-card.module.css'
import { placesOf, type ViewerDevice } from './viewer-devices.ts'

/** The last reading that came, and whether a later one failed. */
export type Reading = { at: number; failed: boolean; underWay: boolean; again: () => void }

type Props = {
  about: About
  isMultiDevice: boolean
  all: readonly ViewerDevice[]
  hidden: ReadonlySet<string>
  setHidden: (hidden: ReadonlySet<string>) => void
  reading: Reading
  /** Null while there is nothing to move the map to. */
  center: (() => void) | null
}

export function ViewerCard({ about, isMultiDevice, all, hidden, setHidden, reading, center }: Props) {
  const { t } = useTranslation()
  const [first] = placesOf(all)
  const time = timeWithSeconds(reading.at)
  return (
    <section className={styles.card} aria-label={t('shared.about')}>
      <header>
        <h1>{about.deviceName || about.name}</h1>
        <p>{about.name}</p>
      </header>
      {first === undefined && (
        <p className={styles.nowhere} role="status">
          {t(about.hidesArea ? 'shared.noLocationHidden' : 'shared.noLocation')}
        </p>
      )}
      {first !== undefined && isMultiDevice && (
        <p className={styles.large}>{t('shared.devices', { count: all.length })}</p>
      )}
      {first !== undefined && !isMultiDevice && <Figures location={first} />}
      {all.length > 1 && <DeviceFilter {...{ all, hidden, setHidden }} hidesArea={about.hidesArea} />}
      {first !== undefined && about.hidesArea && <p className={styles.hides}>{t('shared.hidden')}</p>}
      <p className={styles.under}>
        <span className={styles.chip}>
          <IconRoute size={14} stroke={1.7} aria-hidden="true" />
          {t('shared.trail', { hours: about.trailDurationHours })}
        </span>
        <span
          className="numbers"
          data-late={reading.failed || undefined}
          role={reading.failed ? 'alert' : undefined}
        >
          {t(reading.failed ? 'shared.notUpdated' : 'shared.updated', { time })}
        </span>
      </p>
      <div className={styles.buttons}>
        <LoadingButton
          variant={center === null ? 'filled' : 'default'}
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          loading={reading.underWay}
          onClick={reading.again}
        >
          {t('shared.refresh')}
        </LoadingButton>
        {center && (
          <Button leftSection={<IconFocusCentered size={16} aria-hidden="true" />} onClick={center}>
            {t('shared.center')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Figures({ location: { speed, timestampIso } }: { location: SharedPoint }) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('shared.speed')}</dt>
        <dd className={styles.large}>{speedText(speed)}</dd>
      </div>
      <div>
        <dt>{t('shared.position')}</dt>
        <dd>
          <AgeText at={timestampIso} />
        </dd>
      </div>
    </dl>
  )
}
