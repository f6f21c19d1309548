import i18next from 'i18next'

const CLOSES_AFTER_MS = 5000

type Toast = { title?: string; text: string; failed?: boolean }

/** Says something in passing. Nothing that must be read is said here only. */
export async function toast({ title, text, failed = false }: Toast): Promise<void> {
  const { showToast } = await import('./toasts.tsx')
  showToast({
    title,
    message: text,
    color: failed ? 'red' : 'sea',
    autoClose: CLOSES_AFTER_MS,
    closeButtonProps: { 'aria-label': i18next.t('dialog.close') },
  })
}
