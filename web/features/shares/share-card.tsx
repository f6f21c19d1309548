import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../../shared/shares/share.ts'
import { listTime, timeWithDay } from '../../ui/format.ts'
import { useNow } from '../../ui/now.tsx'
import { InlineFailure } from '../commands/inline-failure.tsx'
import { LinkActions } from './link-actions.tsx'
import { linkState } from './link-state.ts'
import styles from './share-card.module.css'
import { shareReason } from './share-reason.ts'
import { useSwitchShare } from './use-share-actions.ts'

/** A link: whether it opens, what it shows, how often it was opened, and what can be done with it. */
export function ShareCard({ link, askDelete }: { link: ShareLink; askDelete: () => void }) {
  const { t } = useTranslation()
  const turn = useSwitchShare()
  const { shareId, name, deviceName, isActive, trailDurationHours, createdAt, expiresAt, accessCount } = link
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
          <dt>{t('shares.opened')}</dt>
          <dd>{t('shares.opens', { count: accessCount })}</dd>
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
      </dl>
      {turn.error && (
        <InlineFailure text={t('shares.switchFailed', { reason: shareReason(t, turn.error) })} />
      )}
      <footer>
        <LinkActions link={link} askDelete={askDelete} />
        {state !== 'expired' && (
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
