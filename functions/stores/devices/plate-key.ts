/** A plate as it is found, however it was typed: `FL 123-AB` and `fl123ab` are one. Absent without letters and digits. */
export function plateKeyOf(plate: string | null): string | undefined {
  const key = (plate ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return key === '' ? undefined : key
}
