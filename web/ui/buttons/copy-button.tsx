import { IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
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

/** Copies a text to the clipboard. Resolves to whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  if (!window.isSecureContext) return copyBySelection(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    (error: unknown) => {
      console.warn('Could not copy to the clipboard:', error)
      return false
    },
  )
}

/** The fallback for pages without TLS, as in a local network, where browsers offer no clipboard API. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
