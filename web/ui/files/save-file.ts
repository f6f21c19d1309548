import { SECOND_MS } from '../../../shared/time.ts'

const REVOKE_AFTER_MS = 10 * SECOND_MS

export type ExportedFile = { name: string; type: string; text: string }

/** Downloads a text as a file. */
export function saveFile({ name, type, text }: ExportedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not immediately: the browser reads the blob only after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
