import { Button } from '@mantine/core'
import { IconCopy, IconExternalLink, IconSend, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ShareLink } from '../../shared/shares/share.ts'
import styles from '../features/shares/share-card.module.css'
import { copyText } from '../ui/buttons/copy-text.ts'
import { ToolButton } from '../ui/buttons/tool-button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useNarrow } from '../ui/use-narrow.ts'

const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true }

/** Handing a link on, opening and deleting it. A phone hands it to its other apps. */
export function LinkActions({ link, askDelete }: { link: ShareLink; askDelete: () => void }) {
  const { t } = useTranslation()
  const sends = useNarrow() && 'share' in navigator
  const { name, shareUrl } = link
  const copy = async () => {
    const copied = await copyText(shareUrl)
    void toast({ text: t(copied ? 'shares.copied' : 'shares.notCopied'), failed: !copied })
  }
  const named = (action: 'copy' | 'open' | 'send' | 'delete') =>
    t('shares.of', { action: t(`shares.${action}`), name })
  return (
    <div className={styles.actions}>
      {sends && (
        <Button
          size="xs"
          aria-label={named('send')}
          leftSection={<IconSend {...ICON} />}
          onClick={() => void send(link, copy)}
        >
          {t('shares.send')}
        </Button>
      )}
      <Button
        size="xs"
        variant="light"
        aria-label={named('copy')}
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
        aria-label={named('open')}
        leftSection={<IconExternalLink {...ICON} />}
      >
        {t('shares.open')}
      </Button>
      <ToolButton label={named('delete')} onClick={askDelete} size={30}>
        <IconTrash {...ICON} />
      </ToolButton>
    </div>
  )
}

/** Who turns away from the phone's own sheet meant it; where the sheet does not open, the link is copied. */
async function send({ name, shareUrl }: ShareLink, copy: () => Promise<void>): Promise<void> {
  try {
    await navigator.share({ title: name, url: shareUrl })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
  }
}
