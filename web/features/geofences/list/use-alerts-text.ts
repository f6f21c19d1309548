import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { useListText } from '../../../ui/text/use-list-text.ts'

/** Names what a geofence alerts on: `Entry, Exit, Dwell 10 min`. */
export function useAlertsText(): (geofence: Geofence) => string {
  const { t } = useTranslation()
  const listText = useListText()
  return ({ alertOnEntry, alertOnExit, alertOnDwell, dwellTimeMinutes, cutRelayOnEntry }) => {
    const names = [
      alertOnEntry && t('geofences.alertNames.entry'),
      alertOnExit && t('geofences.alertNames.exit'),
      alertOnDwell && t('geofences.alertNames.dwell', { minutes: dwellTimeMinutes }),
      cutRelayOnEntry && t('geofences.alertNames.relay'),
    ].filter((name) => name !== false)
    return names.length === 0 ? t('geofences.list.noAlerts') : listText(names)
  }
}
