import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import styles from './device-links.module.css'
import { LinkActions } from './link-actions.tsx'
import { linkState } from './link-state.ts'

type Props = {
  links: readonly ShareLink[] | undefined
  failure: Error | null
  again: () => void
  create: () => void
  askDelete: (link: ShareLink) => void
}

/** The links that show a device, with what can be done with each. */
export function DeviceLinks({ links, failure, again, create, askDelete }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.body}>
      {failure && (
        <ProblemNote error={failure} title={t('shares.loadFailed')}>
          <Button variant="default" size="xs" onClick={again}>
            {t('problem.tryAgain')}
          </Button>
        </ProblemNote>
      )}
      {links === undefined && failure === null && <Skeleton height={72} radius={8} />}
      {links?.length === 0 && <p className={styles.none}>{t('shares.noneOfDevice')}</p>}
      {links !== undefined && links.length > 0 && (
        <ul className={styles.links} aria-label={t('shares.linksOfDevice')}>
          {links.map((link) => (
            <li key={link.shareId}>
              <div className={styles.head}>
                <strong>{link.name}</strong>
                <small>
                  {t(`shares.state.${linkState(link, Date.now())}`)} ·{' '}
                  {t('shares.opens', { count: link.accessCount })}
                </small>
              </div>
              <LinkActions link={link} askDelete={() => askDelete(link)} />
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
