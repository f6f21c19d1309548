/** Sixteen bytes as a version 4 UUID. */
export function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  const variant = '89ab'.charAt(bytes.readUInt8(8) % 4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
