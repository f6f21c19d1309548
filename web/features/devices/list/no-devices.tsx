import { useTranslation } from 'react-i18next'
import { TrackerPicture } from '../../../devices/tracker-picture.tsx'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { AddButton } from '../head/add-button.tsx'
import type { Slots } from '../slots.ts'

/** The empty state: the first step is a device, or a subscription for one. */
export function NoDevices({ slots, add }: { slots: Slots; add: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('devices.noDevicesFound')}
      text={t(slots.free > 0 ? 'devicesPage.empty.add' : 'devicesPage.empty.subscribe')}
      picture={<TrackerPicture />}
    >
      <AddButton slots={slots} add={add} />
      <FirstStepsLink />
    </EmptyState>
  )
}
