import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'

const EventMap = lazy(() => import('./event-map.tsx').then((module) => ({ default: module.EventMap })))

/** The map, loaded when it is shown, or a sentence that it failed. The element around it has a height. */
export function LazyEventMap(props: ComponentProps<typeof EventMap>) {
  const { t } = useTranslation()
  return (
    <ErrorBoundary fallback={<p>{t('preview.failed')}</p>}>
      <Suspense>
        <EventMap {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
