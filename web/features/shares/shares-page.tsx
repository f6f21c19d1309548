import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../../shared/shares/share.ts'
import { useSite } from '../../api/site.tsx'
import { DeviceCheckboxes } from '../../devices/device-checkboxes.tsx'
import { FirstStepsLink } from '../../first-steps/first-steps-link.tsx'
import { DeleteConfirmation } from '../../sharing/delete-confirmation.tsx'
import { ExpiryDialog } from '../../sharing/expiry-dialog.tsx'
import { ShareForm } from '../../sharing/share-form.tsx'
import { sharesQuery } from '../../sharing/shares-queries.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/screens/empty-state.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
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

function CreateShareDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [deviceIds, setDeviceIds] = useState<readonly string[]>([])
  return (
    <Dialog title={t('shares.createTitle')} close={close}>
      <ShareForm deviceIds={deviceIds} created={close} cancel={close}>
        <DeviceCheckboxes
          selectedIds={deviceIds}
          select={setDeviceIds}
          label={t('shares.devices')}
          missing={t('shares.devicesMissing')}
        />
      </ShareForm>
    </Dialog>
  )
}

/** The empty state: what share links are for. */
function NoShares({ create }: { create: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('shares.emptyTitle')}
      text={t('shares.empty')}
      picture={
        <>
          <path d="M46 66C78 20 122 20 154 66" fill="none" stroke="var(--line)" strokeWidth="3" />
          <path
            d="M46 66C78 20 122 20 154 66"
            fill="none"
            stroke="var(--brand)"
            strokeWidth="3"
            strokeDasharray="4 9"
            strokeLinecap="round"
          />
          <circle cx="46" cy="66" r="18" fill="var(--brand)" />
          <path d="M46 56 53 74 46 70.5 39 74Z" fill="var(--on-brand)" />
          <rect
            x="138"
            y="44"
            width="32"
            height="46"
            rx="6"
            fill="var(--paper)"
            stroke="var(--dim)"
            strokeWidth="3"
          />
          <circle cx="154" cy="66" r="5" fill="var(--brand)" />
        </>
      }
    >
      <Button variant="light" onClick={create}>
        {t('shares.create')}
      </Button>
      <FirstStepsLink />
    </EmptyState>
  )
}
