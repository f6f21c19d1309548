import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { geofences as routes } from '../../../../shared/geofences/geofences.routes.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { EXPLAINED_MS } from '../../../../shared/watching/explain/question.ts'
import { useSite } from '../../../api/site.tsx'
import { WhyButton } from '../../../events/why/why-button.tsx'
import { WhyDialog } from '../../../events/why/why-dialog.tsx'
import type { GeofencesSearch } from '../geofences-search.ts'
import { WhyAnswer } from './why-answer.tsx'

type Props = { geofences: readonly Geofence[]; search: GeofencesSearch }

/** Says why a geofence raised nothing; nothing without geofences. */
export function WhyGeofence({ geofences, search: { geofenceId, deviceId } }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  if (geofences.length === 0) return null
  const texts = {
    title: t('whyNot.title'),
    about: t('whyNot.about', { minutes: EXPLAINED_MS / MINUTE_MS }),
    subject: t('events.geofence'),
    failed: t('whyNot.failed'),
    ask: t('whyNot.ask'),
  }
  return (
    <WhyButton
      text={texts.title}
      dialog={(close) => (
        <WhyDialog
          subjects={geofences.map((geofence) => ({ id: geofence.geofenceId, name: geofence.name, geofence }))}
          chosen={{ subjectId: geofenceId, deviceId }}
          texts={texts}
          context="geofences"
          explain={(id, query) => client.call(routes.explainGeofence, { path: { id }, query })}
          answer={({ subject, ...answered }) => <WhyAnswer {...answered} geofence={subject.geofence} />}
          close={close}
        />
      )}
    />
  )
}
