import { useIntersection } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../shared/time.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import type { DevicesMapProps } from './devices-map.tsx'
import styles from './lazy-devices-map.module.css'

const DevicesMap = lazy(() => import('./devices-map.tsx').then((module) => ({ default: module.DevicesMap })))

type Props = DevicesMapProps & {
  /** Whether the rest of the page has its data. The map waits for that. */
  ready: boolean
}

/** The small map, loaded once the page is ready and idle and the map is near the window. */
export function LazyDevicesMap({ ready, ...props }: Props) {
  const { t } = useTranslation()
  const { ref, entry } = useIntersection({ rootMargin: '200px' })
  const idle = useIdle(ready)
  const [isWanted, setWanted] = useState(false)
  const isNear = entry?.isIntersecting === true
  useEffect(() => {
    if (idle && isNear) setWanted(true)
  }, [idle, isNear])
  return (
    <div ref={ref} className={styles.map}>
      {isWanted && (
        <ErrorBoundary fallback={<p className={styles.failed}>{t('preview.failed')}</p>}>
          <Suspense>
            <DevicesMap {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

const IDLE_WITHIN_MS = 2 * SECOND_MS

/** Whether the browser has been idle since the page became ready. Safari has no idle callback, and counts as idle at once. */
function useIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!ready) return
    if (!('requestIdleCallback' in window)) return setIdle(true)
    const handle = requestIdleCallback(() => setIdle(true), { timeout: IDLE_WITHIN_MS })
    return () => cancelIdleCallback(handle)
  }, [ready])
  return idle
}
