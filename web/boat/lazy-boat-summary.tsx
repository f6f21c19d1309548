import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { canAnchor } from '../../shared/devices/device-types.ts'
import { addTexts } from '../i18n/i18n.ts'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { PartNotLoaded } from '../ui/feedback/part-not-loaded.tsx'
import type { SummaryProps } from './boat-summary.tsx'

const BoatSummary = lazy(async () => {
  const [{ BoatSummary }] = await Promise.all([import('./boat-summary.tsx'), addTexts('boat')])
  return { default: BoatSummary }
})

/** The summary of a boat, loaded with the first one. Without it, the page of the device still has everything. */
export function LazyBoatSummary({ device, part }: SummaryProps) {
  const { t } = useTranslation()
  if (!canAnchor(device.deviceType) || !device.hasSubscription) return null
  return (
    <ErrorBoundary
      fallback={part === 'rest' && <PartNotLoaded title={t('alerts.events.anchorWatch')} />}
      key={device.deviceId}
    >
      <Suspense>
        <BoatSummary device={device} part={part} />
      </Suspense>
    </ErrorBoundary>
  )
}
