import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../../shared/shares/share.ts'
import { useSite } from '../../api/site.tsx'
import { DeleteConfirmation } from '../../sharing/delete-confirmation.tsx'
import { ExpiryDialog } from '../../sharing/expiry-dialog.tsx'
import { sharesQuery } from '../../sharing/shares-queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
import { CreateShareDialog } from './create-share-dialog.tsx'
import { NoShares } from './no-shares.tsx'
import { ShareCard } from './share-card.tsx'
import styles from './shares-page.module.css'

export function SharesPage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const links = useQuery(sharesQuery(client))
  const [creating, setCreating] = useState(false)
  const [expiring, setExpiring] = useState<ShareLink | null>(null)
  const [deleting, setDeleting] = useState<ShareLink | null>(null)
  const create = () => setCreating(true)
  const stopDeleting = () => setDeleting(null)

  return (
    <div className={styles.page}>
      <PageHead title={t('shares.title')} text={t('shares.subtitle')} note={<ZoneNote />}>
        <Button
          className={styles.create}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={create}
        >
          {t('shares.create')}
        </Button>
      </PageHead>
      <QueryProblem query={links} title={t('shares.loadFailed')} stale={t('shares.stale')} />
      {links.isPending && <LoadingCards label={t('shares.loading')} />}
      {links.data?.length === 0 && <NoShares create={create} />}
      {links.data !== undefined && links.data.length > 0 && (
        <>
          <p className={styles.count}>{t('shares.count', { count: links.data.length })}</p>
          <div className={styles.cards}>
            {links.data.map((link) => (
              <ShareCard
                key={link.shareId}
                link={link}
                confirmDelete={() => setDeleting(link)}
                changeExpiry={() => setExpiring(link)}
              />
            ))}
          </div>
        </>
      )}
      {creating && <CreateShareDialog close={() => setCreating(false)} />}
      {expiring && <ExpiryDialog link={expiring} close={() => setExpiring(null)} />}
      {deleting && (
        <Dialog title={t('shares.deleteTitle', { name: deleting.name })} close={stopDeleting}>
          <DeleteConfirmation link={deleting} close={stopDeleting} />
        </Dialog>
      )}
    </div>
  )
}

const LoadingCards = ({ label }: { label: string }) => (
  <div className={styles.cards} role="status" aria-label={label}>
    <Skeleton height={220} radius={12} />
    <Skeleton height={220} radius={12} />
  </div>
)
