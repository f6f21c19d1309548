import { IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from './copy-text.ts'
import { ToolButton } from './tool-button.tsx'

const SHOWN_MS = 1500

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = window.setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [outcome])
  const words = { copied: t('card.copied'), failed: t('copy.failed') }
  return (
    <ToolButton
      label={outcome === null ? label : words[outcome]}
      onClick={() => void copyText(text).then((copied) => setOutcome(copied ? 'copied' : 'failed'))}
      size={30}
    >
      {outcome === null && <IconCopy size={16} />}
      {outcome === 'copied' && <IconCheck size={16} />}
      {outcome === 'failed' && <IconX size={16} />}
    </ToolButton>
  )
}
