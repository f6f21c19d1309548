import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

const WIDTH_PX = 720

type Props = { title: string; close: () => void; children: ReactNode }

/** The wizard's dialog, which is open before the wizard is loaded. */
export function WizardDialog({ title, close, children }: Props) {
  return (
    <Dialog title={title} close={close} size={WIDTH_PX} fillsPhones>
      {children}
    </Dialog>
  )
}
