import type { ReplyFile } from '../../../shared/http/route.ts'
import { SECOND_MS } from '../../../shared/time.ts'

const REVOKE_AFTER_MS = 10 * SECOND_MS

export type ExportedFile = { name: string; type: string; text: string }

/** Downloads a text as a file. */
export const saveFile = ({ name, type, text }: ExportedFile): void =>
  saveBlob(name, new Blob([text], { type }))

/** Downloads a file that the API replied with. */
export const saveReplyFile = ({ name, mediaType, bytes }: ReplyFile): void =>
  saveBlob(name, new Blob([bytes], { type: mediaType }))

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not immediately: the browser reads the blob only after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
