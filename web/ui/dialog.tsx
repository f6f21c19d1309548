import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'
import { useReturnedFocus } from './focus.ts'

type Props = {
  title: string
  close: () => void
  /** Nothing but a button inside closes it. */
  insists?: boolean
  size?: number
  children: ReactNode
}

export function Dialog({ title, close, insists = false, size = 460, children }: Props) {
  const { t } = useTranslation()
  useReturnedFocus()
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
      // Mantine draws a <header>, which in a dialog would count as a second banner of the page
      attributes={{ header: { role: 'none' } }}
      closeOnClickOutside={!insists}
      closeOnEscape={!insists}
      withCloseButton={!insists}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {children}
    </Modal>
  )
}
