import { IconAlertTriangle, IconAnchor, IconClockExclamation, IconSailboat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FloatPlanView } from '../../../../shared/watching/float-plan/float-plan-view.ts'
import { useSite } from '../../../api/site.tsx'
import { geofencesQuery } from '../../../geofences/geofences-query.ts'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'
import { UNKNOWN } from '../../../ui/format.ts'
import { useListText } from '../../../ui/text/use-list-text.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/duration-text.ts'
import { useNow } from '../../../ui/times/now.tsx'
import shared from '../boat-panel.module.css'
import styles from './float-plan.module.css'

const ICONS = {
  out: IconSailboat,
  reminded: IconClockExclamation,
  overdue: IconAlertTriangle,
  ended: IconAnchor,
} satisfies Record<FloatPlanView['state'], typeof IconAnchor>

/** How far a float plan has come, what it says, and which contacts get no message. */
export function FloatPlanState({ plan }: { plan: FloatPlanView }) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const durationText = useDurationText()
  const listText = useListText()
  const { state, returnBy, to, people, contacts, waitingFor } = plan
  const Icon = ICONS[state]
  const isLate = state === 'reminded' || state === 'overdue'
  const explained = isLate && contacts.length === 0 ? 'alone' : state
  const left = durationText(Math.max(0, Date.parse(returnBy) - now))
  return (
    <div className={styles.state} data-state={state}>
      <div className={shared.headline} role={isLate ? 'alert' : 'status'}>
        <Icon size={24} stroke={1.7} aria-hidden />
        <div>
          <strong>{t(`floatPlan.state.${state}`)}</strong>
          <p>{t(`floatPlan.explained.${explained}`, { time: left })}</p>
        </div>
      </div>
      <dl className={shared.facts}>
        <div>
          <dt>{t('floatPlan.facts.returnBy')}</dt>
          <dd>{times.short(returnBy, now)}</dd>
        </div>
        <div>
          <dt>{t('floatPlan.facts.to')}</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>{t('floatPlan.facts.people')}</dt>
          <dd>{people}</dd>
        </div>
        <div>
          <dt>{t('floatPlan.facts.harbor')}</dt>
          <dd>
            <Harbor geofenceId={plan.geofenceId} />
          </dd>
        </div>
        <div className={styles.contacts}>
          <dt>{t('floatPlan.facts.contacts')}</dt>
          <dd>{contacts.length === 0 ? t('floatPlan.none') : listText(contacts)}</dd>
        </div>
      </dl>
      {state !== 'ended' && waitingFor.length > 0 && (
        <WarningNote>{t('floatPlan.waiting', { contacts: listText(waitingFor) })}</WarningNote>
      )}
    </div>
  )
}

/** The name of the harbour. Without one, a person ends the plan. */
function Harbor({ geofenceId }: Pick<FloatPlanView, 'geofenceId'>) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: geofences } = useQuery(geofencesQuery(client))
  if (geofenceId === null) return t('floatPlan.none')
  if (geofences === undefined) return UNKNOWN
  return geofences.find((one) => one.geofenceId === geofenceId)?.name ?? t('floatPlan.harborGone')
}
