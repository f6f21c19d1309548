import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import { UNKNOWN } from '../../ui/format.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { useCommandFormatter } from '../use-command-formatter.ts'
import styles from './dialogs.module.css'
import { interlockPreview } from './interlock-preview.ts'

/** The speed and the age of the position, and what the relay interlock makes of them. */
export function CutFacts({ tracking }: { tracking: Tracking | null }) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const { interlockLimits } = useCommandFormatter()
  const preview = interlockPreview(tracking, useNow())
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('commands.facts.speed')}</dt>
          <dd>{tracking === null ? UNKNOWN : speedText(tracking.speed)}</dd>
        </div>
        <div>
          <dt>{t('commands.facts.fix')}</dt>
          <dd>{tracking?.GPSTime ? <AgeText at={tracking.GPSTime} /> : t('commands.facts.none')}</dd>
        </div>
      </dl>
      <p className={styles.interlock} data-held={preview !== 'open' || undefined}>
        {t(`commands.interlock.${preview}`, interlockLimits)}
      </p>
    </>
  )
}
