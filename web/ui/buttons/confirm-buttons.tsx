import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import dialog from '../dialogs/dialog.module.css'
import { LoadingButton } from './loading-button.tsx'

type Props = {
  cancelText: string
  /** Names the action and what it is about. */
  verb: ReactNode
  close: () => void
  confirm: () => void
  isPending: boolean
  isDisabled?: boolean
  isDanger?: boolean
  icon?: ReactNode
}

/** The buttons of a dialog that asks before something is done. The keyboard starts at Cancel. */
export function ConfirmButtons({
  cancelText,
  verb,
  close,
  confirm,
  isPending,
  isDisabled = false,
  isDanger = true,
  icon,
}: Props) {
  return (
    <div className={dialog.buttons}>
      <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
        {cancelText}
      </Button>
      <LoadingButton
        className={dialog.verb}
        data-danger={isDanger || undefined}
        leftSection={icon}
        loading={isPending}
        disabled={isDisabled}
        onClick={confirm}
      >
        {verb}
      </LoadingButton>
    </div>
  )
}
