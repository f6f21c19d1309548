import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import type { ShareLink } from '../../shared/shares/share.ts'
import { useSite } from '../api/site.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import { useRestoreFocus } from '../ui/focus.ts'
import { useNow } from '../ui/times/now.tsx'
import { DeleteConfirmation } from './delete-confirmation.tsx'
import styles from './device-share-dialog.module.css'
import { LinkActions } from './link-actions.tsx'
import { linkState } from './link-state.ts'
import { ShareForm } from './share-form.tsx'
import { sharesOfDeviceQuery } from './shares-queries.ts'

type View = { kind: 'list' } | { kind: 'create' } | { kind: 'delete'; link: ShareLink }
const LIST: View = { kind: 'list' }

/** Lists the links to one device, and creates and deletes them. */
export function DeviceShareDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { deviceId, deviceName } = device
  const links = useQuery(sharesOfDeviceQuery(client, deviceId))
  const [view, setView] = useState<View>(LIST)
  // Each dialog opens from the previous one, whose elements are gone by the time it closes.
  useRestoreFocus()
  const showList = () => setView(LIST)

  if (view.kind === 'delete')
    return (
      <Dialog title={t('shares.deleteTitle', { name: view.link.name })} close={close}>
        <DeleteConfirmation link={view.link} close={showList} />
      </Dialog>
    )
  return (
    <Dialog title={t('shares.ofDevice', { name: deviceName })} close={close}>
      {view.kind === 'create' ? (
        <ShareForm deviceIds={[deviceId]} created={showList} cancel={showList} />
      ) : (
        <DeviceLinks
          links={links.data}
          error={links.error}
          retry={() => void links.refetch()}
          create={() => setView({ kind: 'create' })}
          confirmDelete={(link) => setView({ kind: 'delete', link })}
        />
      )}
    </Dialog>
  )
}

type Props = {
  links: readonly ShareLink[] | undefined
  error: Error | null
  retry: () => void
  create: () => void
  confirmDelete: (link: ShareLink) => void
}

/** The links that show a device, with the actions on each. */
function DeviceLinks({ links, error, retry, create, confirmDelete }: Props) {
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
