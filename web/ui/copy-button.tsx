import { CopyButton as MantineCopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from './tool-button.tsx'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  return (
    <MantineCopyButton value={text} timeout={1500}>
      {({ copied, copy }) => (
        <ToolButton label={copied ? t('card.copied') : label} onClick={copy} size={30}>
          {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        </ToolButton>
      )}
    </MantineCopyButton>
  )
}
