import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { signingKeys } from '../../test/make/signing-keys.ts'
import { isReceiptOurs, receiptPublicKey, signedReceipt } from './deletion-receipt.ts'

const OURS = signingKeys({ 1: 'a'.repeat(64) })
const RECEIPT = signedReceipt(['Receipt: 1', 'Devices: 3'], OURS)

it('T113 a receipt is ours as it was mailed, whatever mail programs do to its lines', () => {
  expect(isReceiptOurs(`Hello\n\n${RECEIPT}\n`, OURS)).toBe(true)
  expect(isReceiptOurs(RECEIPT.replaceAll('\n', ' \r\n'), OURS)).toBe(true)
})

it('T113 a receipt that was changed, or that others signed, is not', () => {
  const others = signingKeys({ 1: 'b'.repeat(64) })
  expect(isReceiptOurs(RECEIPT.replace('Devices: 3', 'Devices: 2'), OURS)).toBe(false)
  expect(isReceiptOurs(signedReceipt(['Receipt: 1'], others), OURS)).toBe(false)
  expect(isReceiptOurs(RECEIPT.replace('Key: 1', 'Key: 2'), OURS)).toBe(false)
  expect(isReceiptOurs('Hello', OURS)).toBeNull()
})

it('T113 openssl verifies a receipt with the public key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-receipt-'))
  const [text = '', signature = ''] =
    RECEIPT.split('-----BEGIN VECTRA RECEIPT-----\n')[1]?.split('-----SIGNATURE-----\n') ?? []
  writeFileSync(join(folder, 'receipt.txt'), text)
  writeFileSync(join(folder, 'signature'), Buffer.from(signature.split('\n')[0] ?? '', 'base64'))
  writeFileSync(join(folder, 'key.pem'), receiptPublicKey(OURS))
  const options = '-verify -pubin -inkey key.pem -rawin -in receipt.txt -sigfile signature'.split(' ')
  const out = execFileSync('openssl', ['pkeyutl', ...options], { cwd: folder, encoding: 'utf8' })
  expect(out).toContain('Signature Verified Successfully')
})
