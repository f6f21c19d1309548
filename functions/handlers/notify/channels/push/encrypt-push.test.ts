import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { RFC_8291_KEYS } from '../../../../../test/make/notify/a-push-subscription.ts'
import { encryptPush } from './encrypt-push.ts'

test('GEO-5 a message is encrypted as in the example of RFC 8291', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url')
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
  const encrypted = encryptPush('When I grow up, I want to be a watermelon', RFC_8291_KEYS, { pair, salt })
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})
