import { type UseMutationResult, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import type { AnchorWatchView } from '../../../../shared/watching/anchor/anchor-view.ts'
import { isUnacknowledged } from '../../../../shared/watching/anchor/shared-anchor-watch.ts'
import { membersQuery } from '../../../account/members-query.ts'
import { Permitted, useMay } from '../../../account/membership.tsx'
import { useSite } from '../../../api/site.tsx'
import { ANCHOR_ICONS } from '../../../boat/anchor-icons.ts'
import tone from '../../../boat/anchor-tone.module.css'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useFocusOnMount } from '../../../ui/focus.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import shared from '../boat-panel.module.css'
import { AlarmDelay } from './alarm-delay.tsx'
import styles from './anchor.module.css'
import { AnchorAlarms } from './anchor-alarms.tsx'
import { SwingCircle } from './swing-circle.tsx'

type Props = {
  watch: AnchorWatchView
  boat: Tracking | null
  acknowledge: UseMutationResult<unknown, Error, void>
}

/** Where a boat lies in its circle, since when, and its alarms. */
export function AnchorState({ watch, boat, acknowledge }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const { lengthText } = useUnits()
  const { state, since, setAt, distanceM, radiusM, acknowledgedAt, acknowledgedBy, anchor } = watch
  const isWaiting = isUnacknowledged(watch)
  const Icon = ANCHOR_ICONS[state]
  return (
    <div className={`${tone.toned} ${styles.state}`} data-state={state}>
      <div className={styles.alarm}>
        <div className={shared.headline} role={isWaiting ? 'alert' : 'status'}>
          <Icon size={24} stroke={1.7} aria-hidden />
          <div>
            <strong>{t(`anchorWatch.state.${state}`)}</strong>
            <p>{t(`anchorWatch.explained.${explanationOf(watch)}`)}</p>
          </div>
        </div>
        {isWaiting && (
          <Permitted to="rules:write">
            <LoadingButton
              className={styles.acknowledge}
              loading={acknowledge.isPending}
              onClick={() => acknowledge.mutate()}
            >
              {t('anchorWatch.acknowledge')}
            </LoadingButton>
          </Permitted>
        )}
        {isWaiting && acknowledge.error && (
          <ProblemNote
            error={acknowledge.error}
            title={t('anchorWatch.acknowledgeFailed')}
            context="anchor"
          />
        )}
        {isWaiting && <p className={shared.dim}>{t('anchorWatch.repeats')}</p>}
        {acknowledgedAt !== null && (
          <Acknowledged at={acknowledgedAt} by={acknowledgedBy} focuses={acknowledge.isSuccess} />
        )}
      </div>
      <SwingCircle
        anchor={{ lat: anchor.latitude, lng: anchor.longitude }}
        boat={boat && { lat: boat.latitude, lng: boat.longitude }}
        radiusM={radiusM}
        distanceM={distanceM}
      />
      <div className={styles.rest}>
        <dl className={shared.facts}>
          <div>
            <dt>{t('anchorWatch.facts.distance')}</dt>
            <dd>{distanceM === null ? UNKNOWN : lengthText(distanceM)}</dd>
          </div>
          <div>
            <dt>{t('anchorWatch.facts.radius')}</dt>
            <dd>{lengthText(radiusM)}</dd>
          </div>
          <div>
            <dt>{t('anchorWatch.facts.since')}</dt>
            <dd>{times.short(since, now)}</dd>
          </div>
          <div>
            <dt>{t('anchorWatch.facts.setAt')}</dt>
            <dd>{times.short(setAt, now)}</dd>
          </div>
        </dl>
        {state !== 'ended' && <AlarmDelay boat={boat} />}
        <AnchorAlarms deviceId={watch.deviceId} />
      </div>
    </div>
  )
}

/** When somebody acknowledged the alarm, and who, for those who know the members. It gets the keyboard focus of the button that it replaces. */
function Acknowledged({ at, by, focuses }: { at: string; by: string | null; focuses: boolean }) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const { client } = useSite()
  const may = useMay()
  const members = useQuery({ ...membersQuery(client), enabled: may('members:manage') })
  const person = members.data?.find(({ memberId }) => memberId === by)
  const name = person && (person.name ?? person.email)
  const time = times.short(at, now)
  const text = useFocusOnMount<HTMLParagraphElement>(focuses)
  return (
    <p ref={text} className={shared.dim} tabIndex={-1}>
      {name === undefined
        ? t('anchorWatch.acknowledged', { time })
        : t('anchorWatch.acknowledgedBy', { time, name })}
    </p>
  )
}

/** Why there is an alarm or none. */
function explanationOf({ state, distanceM, radiusM }: AnchorWatchView) {
  if (state === 'watching' && distanceM === null) return 'unlocated'
  const isOutside = distanceM !== null && distanceM > radiusM
  return isOutside && (state === 'watching' || state === 'nearEdge') ? 'outside' : state
}
