import { useTranslation } from 'react-i18next'
import type { DeviceDeletion } from '../../../../shared/devices/deletion.ts'
import { useTimes } from '../../../ui/times/clock.tsx'

/** What deleting a device changes, in sentences, without what it does not change. */
export function useDeletionTexts(): (deletion: DeviceDeletion) => string[] {
  const { t } = useTranslation()
  const times = useTimes()
  return (deletion) => {
    const { subscriptionFreed, subscriptionAssignableAt: from } = deletion
    const subscription =
      from === null
        ? t('devicesPage.delete.subscription')
        : t('devicesPage.delete.subscriptionFrom', { date: times.longDate(from) })
    const counts: [count: number, key: CountKey][] = [
      [deletion.shareLinksEnded, 'sharesEnded'],
      [deletion.shareLinksNarrowed, 'sharesNarrowed'],
      [deletion.geofencesDisabled, 'geofencesDisabled'],
      [deletion.geofencesNarrowed, 'geofencesNarrowed'],
      [deletion.rulesDisabled, 'rulesDisabled'],
      [deletion.rulesNarrowed, 'rulesNarrowed'],
      [deletion.schedulesDisabled, 'schedulesDisabled'],
      [deletion.schedulesNarrowed, 'schedulesNarrowed'],
      [deletion.commandsDropped, 'commands'],
      [deletion.maintenanceRemoved, 'maintenance'],
      [deletion.tripNotesRemoved, 'tripNotes'],
    ]
    return [
      t(deletion.positionsStored ? 'devicesPage.delete.positions' : 'devicesPage.delete.noPositions'),
      ...counts.flatMap(([count, key]) => (count === 0 ? [] : t(`devicesPage.delete.${key}`, { count }))),
      ...(deletion.hasCredentials ? [t('devicesPage.delete.credentials')] : []),
      ...(subscriptionFreed ? [subscription] : []),
    ]
  }
}

type CountKey =
  | 'sharesEnded'
  | 'sharesNarrowed'
  | 'geofencesDisabled'
  | 'geofencesNarrowed'
  | 'rulesDisabled'
  | 'rulesNarrowed'
  | 'schedulesDisabled'
  | 'schedulesNarrowed'
  | 'commands'
  | 'maintenance'
  | 'tripNotes'
