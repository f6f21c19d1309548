import { useTranslation } from 'react-i18next'
import { CUT_BELOW_KMH } from '../../../shared/commands/relay-interlock.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import { UNKNOWN } from '../../ui/format.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units.tsx'
import styles from './dialogs.module.css'
import { interlockPreview } from './interlock-preview.ts'

/** What the cut will meet: how fast the device is, how old that is, and what the gate makes of it. */
export function CutFacts({ tracking }: { tracking: Tracking | null }) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const gate = interlockPreview(tracking, useNow())
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
      <p className={styles.gate} data-closed={gate !== 'open' || undefined}>
        {t(`commands.gates.${gate}`, { limit: speedText(CUT_BELOW_KMH) })}
      </p>
    </>
  )
}
