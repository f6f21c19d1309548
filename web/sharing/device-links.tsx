import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { useNow } from '../ui/times/now.tsx'
import styles from './device-links.module.css'
import { LinkActions } from './link-actions.tsx'
import { linkState } from './link-state.ts'

type Props = {
  links: readonly ShareLink[] | undefined
  error: Error | null
  retry: () => void
  create: () => void
  confirmDelete: (link: ShareLink) => void
}

/** The links that show a device, with the actions on each. */
export function DeviceLinks({ links, error, retry, create, confirmDelete }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  return (
    <div className={styles.body}>
      {error && (
        <ProblemNote error={error} title={t('shares.loadFailed')}>
          <Button variant="default" size="xs" onClick={retry}>
            {t('problem.tryAgain')}
          </Button>
        </ProblemNote>
      )}
      {links === undefined && error === null && <Skeleton height={72} radius={8} />}
      {links?.length === 0 && <p className={styles.none}>{t('shares.noneOfDevice')}</p>}
      {links !== undefined && links.length > 0 && (
        <ul className={styles.links} aria-label={t('shares.linksOfDevice')}>
          {links.map((link) => (
            <li key={link.shareId}>
              <div className={styles.head}>
                <strong>{link.name}</strong>
                <small>
                  {t(`shares.state.${linkState(link, now)}`)} ·{' '}
                  {t('shares.opens', { count: link.accessCount })}
                </small>
              </div>
              <LinkActions link={link} confirmDelete={() => confirmDelete(link)} />
            </li>
          ))}
        </ul>
      )}
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={create} data-autofocus>
        {t('shares.create')}
      </Button>
    </div>
  )
}
