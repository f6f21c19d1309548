import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from './trip-days.ts'

const FenceHereDialog = lazy(() =>
  import('../../../geofences/fence-here-dialog.tsx').then((module) => ({ default: module.FenceHereDialog })),
)

type Props = {
  place: Place
  deviceName: string
  button: (open: () => void) => ReactNode
}

/** A button for a new geofence where a device stopped. */
export function FenceStop({ place, deviceName, button }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {button(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <FenceHereDialog
            at={place}
            name={t('geofences.stopName', { name: deviceName })}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
