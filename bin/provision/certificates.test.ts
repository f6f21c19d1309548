import { IoTClient } from '@aws-sdk/client-iot'
import { expect, it, onTestFinished } from 'vitest'
import { fakeAws } from '../../test/make/local/fake-aws.ts'
import { iotCertificates } from './certificates.ts'

it('T107 deletes the certificates of a tracker, revoked first, and keeps its thing', async () => {
  const aws = await fakeAws()
  onTestFinished(() => {
    aws.close()
  })
  const client = new IoTClient({
    endpoint: aws.environment.AWS_ENDPOINT_URL,
    region: aws.environment.AWS_REGION,
    credentials: { accessKeyId: 'operator', secretAccessKey: 'secret' },
  })
  const certificates = iotCertificates(client, 'Vectra-Certificates')
  await certificates.replace('SEA240', () => undefined)
  const before = aws.called().length
  await certificates.deleteAll('SEA240')
  await certificates.deleteAll('SEA240')
  expect(aws.called().slice(before)).toEqual([
    'GET /things/SEA240/principals',
    'PUT /certificates/c1?newStatus=INACTIVE',
    'DELETE /things/SEA240/principals',
    'DELETE /certificates/c1?forceDelete=true',
    'GET /things/SEA240/principals',
  ])
})
