import { readFileSync } from 'node:fs'
import { isReceiptOurs, receiptPublicKey } from '../../functions/deletion/deletion-receipt.ts'
import type { SigningKeys } from '../../functions/outside/signing-keys.ts'
import { UserError } from '../cli/user-error.ts'

/** Says whether this deployment has signed a receipt, and with which public key others can verify it. */
export async function verifyReceipt(file: string, readKeys: () => Promise<SigningKeys>): Promise<string> {
  const keys = await readKeys()
  const isOurs = isReceiptOurs(readText(file), keys)
  if (isOurs === null) throw new UserError(`${file} has no receipt.`)
  if (!isOurs) throw new UserError(`The receipt in ${file} is not ours, or was changed.`)
  return `The receipt in ${file} is ours and unchanged.
The public key that verifies the newest receipts:
${receiptPublicKey(keys).trimEnd()}`
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UserError(`Cannot read ${file}.`)
  }
}
