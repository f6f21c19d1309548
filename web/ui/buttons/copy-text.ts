/** Copies a text to the clipboard. Resolves to whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  if (!window.isSecureContext) return copyBySelection(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    (error: unknown) => {
      console.warn('Could not copy to the clipboard:', error)
      return false
    },
  )
}

/** The fallback for pages without TLS, as in a local network, where browsers offer no clipboard API. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
