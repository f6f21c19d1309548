/** The value of Content-Disposition for a file that is saved under a name, in any script (RFC 6266). */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\w .,()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** The name in such a value; `null` if it has none that can be read. */
export function attachedName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([\w.~!%-]+)/i.exec(disposition ?? '')?.[1]
  if (encoded === undefined) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}
