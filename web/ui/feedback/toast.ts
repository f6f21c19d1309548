import i18next from 'i18next'
import { SECOND_MS } from '../../../shared/time.ts'

/** What went wrong is read longer than what went well (specification 2.4); the pointer over either keeps it. */
const SHOWN_MS = { done: 3 * SECOND_MS, failed: 5 * SECOND_MS }

type Toast = { title?: string; text: string; failed?: boolean }

/** Says something in passing. Nothing that must be read is said here only. */
export async function toast({ title, text, failed = false }: Toast): Promise<void> {
  const { showToast } = await import('./toasts.tsx')
  showToast({
    title,
    message: text,
    color: failed ? 'red' : 'sea',
    autoClose: failed ? SHOWN_MS.failed : SHOWN_MS.done,
    closeButtonProps: { 'aria-label': i18next.t('dialog.close') },
  })
}
