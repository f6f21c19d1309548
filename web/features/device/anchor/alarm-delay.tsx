import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { secondsToProof } from '../../../../shared/watching/anchor/evidence.ts'
import { durationInOneUnit } from '../../../ui/times/duration-text.ts'
import shared from '../boat-panel.module.css'

/** How often a boat reports, and how late that can make an alarm; nothing where its interval is unknown. */
export function AlarmDelay({ boat }: { boat: Tracking | null }) {
  const { t } = useTranslation()
  const seconds = boat?.reportIntervalSeconds ?? null
  if (seconds === null || seconds <= 0) return null
  const interval = durationInOneUnit(t, seconds)
  const time = durationInOneUnit(t, secondsToProof(seconds), Math.ceil)
  return <p className={shared.dim}>{t('anchorWatch.interval', { interval, time })}</p>
}
