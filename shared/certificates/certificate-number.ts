/** Crockford's alphabet: no letter in it looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP_LENGTH = 4
/** Every byte gives a character with 5 random bits, 100 in all. */
export const CERTIFICATE_NUMBER_BYTES = 20
const NUMBER = new RegExp(`^[${ALPHABET}]{${CERTIFICATE_NUMBER_BYTES}}$`)

/** A number of random bytes, in groups that can be read aloud: `7KQ2-9FHM-X3TB-R0ND-4WPZ`. */
export const certificateNumber = (bytes: Uint8Array): string =>
  grouped([...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''))

/** The number that somebody typed, with whatever case and separators; `null` if it has another form. */
export function parseCertificateNumber(text: string): string | null {
  const characters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return NUMBER.test(characters) ? grouped(characters) : null
}

const grouped = (characters: string) =>
  characters.replace(new RegExp(`(.{${GROUP_LENGTH}})(?=.)`, 'g'), '$1-')
