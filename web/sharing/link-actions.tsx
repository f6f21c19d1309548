import { Button } from '@mantine/core'
import { IconCopy, IconExternalLink, IconSend, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import { Permitted } from '../account/membership.tsx'
import { copyText } from '../ui/buttons/copy-button.tsx'
import { ToolButton } from '../ui/buttons/tool-button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import styles from './link-actions.module.css'

const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true }

type Props = { link: ShareLink; confirmDelete: () => void }

/** Buttons to copy, open and delete a link. A phone can also send it through its share sheet. */
export function LinkActions({ link, confirmDelete }: Props) {
  const { t } = useTranslation()
  const hasShareSheet = useNarrow() && 'share' in navigator
  const { name, shareUrl } = link
  const copy = async () => {
    const isCopied = await copyText(shareUrl)
    void toast({ text: t(isCopied ? 'shares.copied' : 'shares.notCopied'), failed: !isCopied })
  }
  const labelOf = (action: 'copy' | 'open' | 'send' | 'delete') =>
    t('shares.actionLabel', { action: t(`shares.${action}`), name })
  return (
    <div className={styles.actions}>
      {hasShareSheet && (
        <Button
          size="xs"
          aria-label={labelOf('send')}
          leftSection={<IconSend {...ICON} />}
          onClick={() => void send(link, copy)}
        >
          {t('shares.send')}
        </Button>
      )}
      <Button
        size="xs"
        variant="light"
        aria-label={labelOf('copy')}
        leftSection={<IconCopy {...ICON} />}
        onClick={() => void copy()}
      >
        {t('shares.copy')}
      </Button>
      <Button
        size="xs"
        variant="default"
        component="a"
        href={shareUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={labelOf('open')}
        leftSection={<IconExternalLink {...ICON} />}
      >
        {t('shares.open')}
      </Button>
      <Permitted to="shares:write">
        <ToolButton label={labelOf('delete')} onClick={confirmDelete} size={30}>
          <IconTrash {...ICON} />
        </ToolButton>
      </Permitted>
    </div>
  )
}

/** Opens the phone's share sheet, and copies the link if the sheet fails to open. Dismissing the sheet does nothing. */
async function send({ name, shareUrl }: ShareLink, copy: () => Promise<void>): Promise<void> {
  try {
    await navigator.share({ title: name, url: shareUrl })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('Could not open the share sheet:', error)
    await copy()
  }
}
