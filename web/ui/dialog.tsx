import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'
import { useRestoreFocus } from './focus.ts'

type Props = {
  title: string
  close: () => void
  /** Only a button inside closes it: no Escape, no click outside, no close button. */
  locked?: boolean
  size?: number
  children: ReactNode
}

export function Dialog({ title, close, locked = false, size = 460, children }: Props) {
  const { t } = useTranslation()
  useRestoreFocus()
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      centered
      size={size}
      radius={12}
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
