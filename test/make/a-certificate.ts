import type { Account } from './accounts/account.ts'

/** Downloads a new insurance certificate of the account. Returns its number. */
export async function aCertificate(account: Pick<Account, 'call'>): Promise<string> {
  const { status, text } = await account.call('GET', '/vectra/insurance-certificate')
  const number = certificateNumberIn(text)
  if (status !== 200 || number === null) throw new Error(`No certificate: ${status}`)
  return number
}

/** The number in the file of a certificate, from the link behind its QR code. */
export const certificateNumberIn = (pdf: string): string | null =>
  /\/certificate\/([0-9A-Z]{4}(?:-[0-9A-Z]{4}){4})/.exec(pdf)?.[1] ?? null
