import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { REASON_MAX } from '../../../shared/operator/customer-changes.routes.ts'
import styles from './console.module.css'
import { Problem } from './problem.tsx'

type Props = {
  /** What is done, on the button that opens the dialog and on the one that confirms it. */
  label: string
  /** What will happen. */
  children: ReactNode
  asksReason?: boolean
  act: (reason: string) => Promise<unknown>
  /** What is read again afterwards, also after a refusal: somebody else may have changed it. */
  queryKey: readonly string[]
  onDone: () => void
}

/** A button for something that happens only once it is confirmed. */
export function ActionDialog(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
        {props.label}…
      </Button>
      {isOpen && <Question {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Question({
  label,
  children,
  asksReason = false,
  act,
  queryKey,
  onDone,
  onClose,
}: Props & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [reason, setReason] = useState('')
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey })
  const action = useMutation({
    mutationFn: () => act(reason.trim()),
    onSuccess: () => {
      refresh()
      close()
      onDone()
    },
  })
  useEffect(() => dialog.current?.showModal(), [])
  // the browser gives the focus back
  const close = () => dialog.current?.close()
  const closed = () => {
    if (action.isError) refresh()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!action.isPending) action.mutate()
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={closed}>
      <form className={styles.question} onSubmit={submit}>
        <h2 id={title}>{label}?</h2>
        {children}
        {asksReason && (
          <TextInput
            label="Reason"
            description="The owner of the account reads it in their activity log."
            required
            maxLength={REASON_MAX}
            pattern=".*\S.*"
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {action.isError && <Problem error={action.error} />}
        <div className={styles.actions}>
          <Button type="submit" loading={action.isPending} disabled={action.isError}>
            {label}
          </Button>
          <Button variant="default" onClick={close}>
            {action.isError ? 'Close' : 'Cancel'}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
