import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Circle } from '../../../shared/shares/circle.ts'
import type { ShareLink } from '../../../shared/shares/share.ts'
import { LinkActions } from '../../sharing/link-actions.tsx'
import { linkState } from '../../sharing/link-state.ts'
import { shareReason } from '../../sharing/share-reason.ts'
import { useRadiusText } from '../../sharing/use-radius-text.ts'
import { useSwitchShare } from '../../sharing/use-share-actions.ts'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { coordinatesText, listTime, timeWithDay } from '../../ui/format.ts'
import { useNow } from '../../ui/times/now.tsx'
import { OpenedTimes } from './opened-times.tsx'
import styles from './share-card.module.css'

/** A link: whether it opens, what it shows, how often it was opened, and what can be done with it. */
export function ShareCard({ link, askDelete }: { link: ShareLink; askDelete: () => void }) {
  const { t } = useTranslation()
  const turn = useSwitchShare()
  const { shareId, name, deviceName, isActive, trailDurationHours, createdAt, expiresAt } = link
  const { endsOnArrival, arrival, hidden } = link
  const state = linkState(link, useNow())
  const switchWord = isActive ? t('shares.switchOff') : t('shares.switchOn')
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
          <dd title={timeWithDay(createdAt)}>{listTime(createdAt)}</dd>
        </div>
        <div>
          <dt>{t(state === 'expired' ? 'shares.expiredAt' : 'shares.expiresAt')}</dt>
          {expiresAt === null ? (
            <dd>{t('shares.never')}</dd>
          ) : (
            <dd title={timeWithDay(expiresAt)}>{listTime(expiresAt)}</dd>
          )}
        </div>
        {endsOnArrival && arrival === null && (
          <div>
            <dt>{t('shares.endsNear')}</dt>
            <dd>
              <AroundText {...endsOnArrival} />
            </dd>
          </div>
        )}
        {arrival && (
          <div>
            <dt>{t('shares.arrived', { name: arrival.deviceName })}</dt>
            <dd title={timeWithDay(arrival.at)}>{listTime(arrival.at)}</dd>
          </div>
        )}
        {hidden && (
          <div>
            <dt>{t('shares.hides')}</dt>
            <dd>
              <AroundText {...hidden} />
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
      {turn.error && (
        <InlineFailure text={t('shares.switchFailed', { reason: shareReason(t, turn.error) })} />
      )}
      <footer>
        <LinkActions link={link} askDelete={askDelete} />
        {(state === 'active' || state === 'inactive') && (
          <Switch
            checked={isActive}
            disabled={turn.isPending}
            aria-label={t('shares.of', { action: switchWord, name })}
            onChange={() => turn.mutate({ shareId, isActive: !isActive })}
          />
        )}
      </footer>
    </article>
  )
}

function AroundText({ radiusM, ...place }: Circle) {
  const { t } = useTranslation()
  const radiusText = useRadiusText()
  return t('shares.around', { radius: radiusText(radiusM), place: coordinatesText(place) })
}
