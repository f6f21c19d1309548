import type { ComponentProps, ReactNode } from 'react'
import { ConfirmButtons } from '../buttons/confirm-buttons.tsx'
import dialog from './dialog.module.css'
import { Dialog } from './dialog.tsx'

type Props = ComponentProps<typeof ConfirmButtons> & {
  title: string
  /** A locked dialog is closed only by a button inside. */
  locked?: boolean
  /** What will happen, and what went wrong. */
  children: ReactNode
}

/** A dialog that asks before something is done. */
export function ConfirmDialog({ title, locked = false, children, ...buttons }: Props) {
  return (
    <Dialog title={title} close={buttons.close} locked={locked}>
      <div className={dialog.body}>
        {children}
        <ConfirmButtons {...buttons} />
      </div>
    </Dialog>
  )
}
