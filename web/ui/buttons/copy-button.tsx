import { IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from './copy-text.ts'
import { ToolButton } from './tool-button.tsx'

const SHOWN_MS = 1500

type Props = {
  /** A function is called on each press. */
  text: string | (() => string)
  label: string
  icon?: ReactNode
}

export function CopyButton({ text, label, icon = <IconCopy size={16} /> }: Props) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = window.setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    const copied = await copyText(typeof text === 'string' ? text : text())
    setOutcome(copied ? 'copied' : 'failed')
  }
  const outcomeText = { copied: t('card.copied'), failed: t('copy.failed') }
  return (
    <ToolButton label={outcome === null ? label : outcomeText[outcome]} onClick={() => void copy()} size={30}>
      {outcome === null && icon}
      {outcome === 'copied' && <IconCheck size={16} />}
      {outcome === 'failed' && <IconX size={16} />}
    </ToolButton>
  )
}
