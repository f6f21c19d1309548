/** Hands a text to the browser as a file of this name. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // not at once: the browser has yet to begin reading
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
