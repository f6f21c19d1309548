import {
  DetachThingPrincipalCommand,
  IoTClient,
  ListThingPrincipalsCommand,
  ThrottlingException,
} from '@aws-sdk/client-iot'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import { iotCertificates } from './certificates.ts'

/** A tracker with one certificate, which AWS IoT lists until it is detached. */
function aTracker() {
  const client = new IoTClient()
  const iot = mockClient(client)
  const principals = new Set(['arn:aws:iot:eu-central-1:123456789012:cert/c1'])
  iot.resolves({})
  iot.on(ListThingPrincipalsCommand).callsFake(() => ({ principals: [...principals] }))
  iot.on(DetachThingPrincipalCommand).callsFake(({ principal }) => {
    principals.delete(principal)
    return {}
  })
  const called = () => iot.calls().map(({ args: [command] }) => command.constructor.name)
  return { iot, called, certificates: iotCertificates(client, 'Vectra-Certificates') }
}

it('T107 deletes the certificates of a tracker, revoked first, and keeps its thing', async () => {
  const { iot, called, certificates } = aTracker()
  await certificates.deleteAll('SEA240')
  await certificates.deleteAll('SEA240')
  expect(called()).toEqual([
    'ListThingPrincipalsCommand',
    'UpdateCertificateCommand',
    'DetachThingPrincipalCommand',
    'DeleteCertificateCommand',
    'ListThingPrincipalsCommand',
  ])
  const inputs = iot.calls().map(({ args: [{ input }] }) => input)
  expect(inputs[1]).toEqual({ certificateId: 'c1', newStatus: 'INACTIVE' })
  expect(inputs[3]).toEqual({ certificateId: 'c1', forceDelete: true })
})

it('T107 deletes what is left of the certificates of a tracker after AWS IoT was throttled', async () => {
  const { iot, called, certificates } = aTracker()
  const throttled = new ThrottlingException({ message: 'Rate exceeded', $metadata: {} })
  iot.on(DetachThingPrincipalCommand).rejectsOnce(throttled)
  await expect(certificates.deleteAll('SEA240')).rejects.toThrow(throttled)
  expect(called()).not.toContain('DeleteCertificateCommand')
  await certificates.deleteAll('SEA240')
  expect(called().at(-1)).toBe('DeleteCertificateCommand')
})
