import { verify } from 'node:crypto'
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

it('T113 anybody can verify the text of a receipt with the public key', () => {
  const [text = '', signature = ''] =
    RECEIPT.split('-----BEGIN VECTRA RECEIPT-----\n')[1]?.split('-----SIGNATURE-----\n') ?? []
  expect(text).toBe('Receipt: 1\nDevices: 3\nKey: 1\n')
  const signed = Buffer.from(signature.split('\n')[0] ?? '', 'base64')
  expect(verify(null, Buffer.from(text), receiptPublicKey(OURS), signed)).toBe(true)
})
