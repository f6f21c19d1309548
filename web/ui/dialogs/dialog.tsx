import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRestoreFocus } from '../focus.ts'
import { useNarrow } from '../use-narrow.ts'
import styles from './dialog.module.css'

type Props = {
  title: string
  close: () => void
  /** Only a button inside closes it: no Escape, no click outside, no close button. */
  locked?: boolean
  size?: number
  /** On phones it fills the screen. */
  fillsPhones?: boolean
  children: ReactNode
}

export function Dialog({ title, close, locked = false, size = 460, fillsPhones = false, children }: Props) {
  const { t } = useTranslation()
  const isFull = useNarrow() && fillsPhones
  useRestoreFocus()
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      centered
      size={size}
      radius={isFull ? 0 : 12}
      fullScreen={isFull}
      overlayProps={{ backgroundOpacity: 0.45 }}
      transitionProps={{ duration: 150 }}
      classNames={{ title: styles.title }}
      // Mantine renders a <header>, which in a dialog would be a second banner landmark.
      attributes={{ header: { role: 'none' } }}
      closeOnClickOutside={!locked}
      closeOnEscape={!locked}
      withCloseButton={!locked}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {children}
    </Modal>
  )
}
