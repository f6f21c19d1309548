import i18next from 'i18next'
import { SECOND_MS } from '../../../shared/time.ts'
import type { ToastAction } from './toasts.tsx'

/** Specification 2.4. A toast stays while the pointer is over it. */
const SHOWN_MS = { done: 3 * SECOND_MS, failed: 5 * SECOND_MS }

type Toast = {
  title?: string
  text: string
  code?: string
  failed?: boolean
  /** A later toast of the same kind replaces this one. */
  kind?: string
  /** Where the specification of a page says how long. */
  shownMs?: number
  /** A button, such as `Undo`, that closes the toast. */
  action?: ToastAction
}

let show: () => void
/** Resolves with the first toast of the page. */
export const firstToast = new Promise<void>((resolve) => {
  show = resolve
})

/** Shows a short-lived notice. Never use it as the only place for something that must be read. */
export async function toast({
  title,
  text,
  code,
  failed = false,
  kind,
  shownMs,
  action,
}: Toast): Promise<void> {
  show()
  const { showToast } = await import('./toasts.tsx')
  showToast({
    title,
    text,
    kind,
    action,
    code: code && i18next.t('problem.code', { code }),
    color: failed ? 'red' : 'sea',
    autoClose: shownMs ?? (failed ? SHOWN_MS.failed : SHOWN_MS.done),
    closeButtonProps: { 'aria-label': i18next.t('dialog.close') },
  })
}
