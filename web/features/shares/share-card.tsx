import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { coordinatesText } from '../../../shared/geo/place-text.ts'
import type { Circle } from '../../../shared/shares/circle.ts'
import type { ShareLink } from '../../../shared/shares/share.ts'
import { useMay } from '../../account/membership.tsx'
import { LinkActions } from '../../sharing/link-actions.tsx'
import { linkState } from '../../sharing/link-state.ts'
import { useToggleShare } from '../../sharing/use-share-actions.ts'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import styles from './share-card.module.css'

type Props = { link: ShareLink; confirmDelete: () => void; changeExpiry: () => void }

/** A link with its state, settings, opening count and actions. */
export function ShareCard({ link, confirmDelete, changeExpiry }: Props) {
  const { t } = useTranslation()
  const toggle = useToggleShare()
  const mayWrite = useMay()('shares:write')
  const now = useNow()
  const { shareId, name, deviceName, isActive, trailDurationHours, createdAt, expiresAt } = link
  const { endsOnArrival, arrival, hidden } = link
  const state = linkState(link, now)
  const switchAction = isActive ? t('shares.turnOff') : t('shares.turnOn')
  return (
    <article className={styles.card} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span className={styles.state} data-state={state}>
          {t(`shares.state.${state}`)}
        </span>
      </header>
      <p className={styles.devices}>{deviceName}</p>
      <dl>
        <div>
          <dt>{t('shares.trail')}</dt>
          <dd>{t('shares.trailHours', { hours: trailDurationHours })}</dd>
        </div>
        <div>
          <dt>{t('shares.createdAt')}</dt>
          <dd>
            <ListedTime at={createdAt} />
          </dd>
        </div>
        <div>
          <dt>{t(state === 'expired' ? 'shares.expiredAt' : 'shares.expiresAt')}</dt>
          <dd className={styles.expiry}>
            {expiresAt === null ? t('shares.never') : <ListedTime at={expiresAt} />}
            {state !== 'arrived' && mayWrite && (
              <button
                type="button"
                aria-label={t('shares.expiry.changeLabel', { name })}
                onClick={changeExpiry}
              >
                {t('shares.expiry.change')}
              </button>
            )}
          </dd>
        </div>
        {endsOnArrival && arrival === null && (
          <div>
            <dt>{t('shares.endsOnArrival')}</dt>
            <dd>
              <CircleText {...endsOnArrival} />
            </dd>
          </div>
        )}
        {arrival && (
          <div>
            <dt>{t('shares.arrived', { name: arrival.deviceName })}</dt>
            <dd>
              <ListedTime at={arrival.at} />
            </dd>
          </div>
        )}
        {hidden && (
          <div>
            <dt>{t('shares.hiddenArea')}</dt>
            <dd>
              <CircleText {...hidden} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('shares.opened')}</dt>
          <dd>
            <OpenedTimes link={link} />
          </dd>
        </div>
      </dl>
      {toggle.error && (
        <ProblemNote
          error={toggle.error}
          context="shares"
          sentence={({ text }) => t('shares.toggleFailed', { reason: text })}
        />
      )}
      <footer>
        <LinkActions link={link} confirmDelete={confirmDelete} />
        {(state === 'active' || state === 'inactive') && mayWrite && (
          <Switch
            checked={isActive}
            disabled={toggle.isPending}
            aria-label={t('shares.actionLabel', { action: switchAction, name })}
            onChange={() => toggle.mutate({ shareId, isActive: !isActive })}
          />
        )}
      </footer>
    </article>
  )
}

function CircleText({ radiusM, ...place }: Circle) {
  const { t } = useTranslation()
  const { radiusText } = useUnits()
  return t('shares.within', { radius: radiusText(radiusM), place: coordinatesText(place) })
}

function ListedTime({ at }: { at: string }) {
  const times = useTimes()
  return (
    <time dateTime={at} title={times.full(at)}>
      {times.listed(at, useNow())}
    </time>
  )
}

/** How often a link was opened, and the times of its latest openings. */
function OpenedTimes({ link: { accessCount, lastOpenings } }: { link: ShareLink }) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const count = t('shares.opens', { count: accessCount })
  if (lastOpenings.length === 0) return count
  return (
    <details>
      <summary>{count}</summary>
      <p className={styles.hint}>{t('shares.openingsHint')}</p>
      <ul className={styles.times} aria-label={t('shares.openings')}>
        {lastOpenings.map((at, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two openings may share a millisecond
          <li key={index} title={times.full(at)}>
            {times.listed(at, now)}
          </li>
        ))}
      </ul>
    </details>
  )
}
