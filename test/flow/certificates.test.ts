import { expect, test } from 'vitest'
import { certificates } from '../../shared/certificates/certificates.routes.ts'
import { aCertificate } from '../make/a-certificate.ts'
import { anAccount, callAs } from '../make/accounts/account.ts'
import { aTracker } from '../make/tracking/tracker.ts'

test('SUB-1 T13 a certificate names the devices of its own account, and anyone with its number may confirm it', async () => {
  const [owner, other] = [await anAccount(), await anAccount()]
  expect(await owner.call('GET', '/vectra/insurance-certificate')).toMatchObject({
    status: 409,
    body: { code: 'no-monitored-devices' },
  })
  const own = await aTracker(owner, { deviceName: 'Own boat' })
  await aTracker(other, { deviceName: 'Other boat' })
  const number = await aCertificate(owner)
  expect(await aCertificate(other)).not.toBe(number)

  const { status, body } = await callAs('')('GET', `/vectra/public/certificates/${number}`)
  expect(status).toBe(200)
  const { certificate } = certificates.confirmCertificate.reply.parse(body)
  expect(certificate.holder).toEqual({ name: owner.email, address: null })
  expect(certificate.devices).toMatchObject([
    { deviceId: own.trackerId, deviceName: 'Own boat', isMonitored: true },
  ])
})
