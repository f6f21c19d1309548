import {
  AttachPolicyCommand,
  AttachThingPrincipalCommand,
  CreateKeysAndCertificateCommand,
  CreateThingCommand,
  DeleteCertificateCommand,
  DescribeEndpointCommand,
  DetachThingPrincipalCommand,
  type IoTClient,
  ListThingPrincipalsCommand,
  UpdateCertificateCommand,
} from '@aws-sdk/client-iot'
import * as z from 'zod'

export type Certificate = { certificatePem: string; privateKeyPem: string }

const Created = z.object({
  certificateArn: z.string(),
  certificatePem: z.string(),
  keyPair: z.object({ PrivateKey: z.string() }),
})
const Endpoint = z.object({ endpointAddress: z.string() })
const Principals = z.array(z.string())

/** The last part of a certificate's ARN. */
const certificateIdOf = (principal: string) => principal.split('/').at(-1)

/** Certificates in AWS IoT, attached to the thing that is named by the tracker's id. */
export function iotCertificates(client: IoTClient, policyName: string) {
  const principalsOf = async (thingName: string) => {
    const { principals } = await client.send(new ListThingPrincipalsCommand({ thingName }))
    return Principals.parse(principals ?? [])
  }

  return {
    /** Creates a certificate and passes it to `save` before revoking the old ones: AWS returns its key only once. */
    async replace(trackerId: string, save: (certificate: Certificate) => void): Promise<{ revoked: number }> {
      await client.send(new CreateThingCommand({ thingName: trackerId }))
      const old = await principalsOf(trackerId)
      const created = Created.parse(
        await client.send(new CreateKeysAndCertificateCommand({ setAsActive: true })),
      )
      await client.send(new AttachPolicyCommand({ policyName, target: created.certificateArn }))
      await client.send(
        new AttachThingPrincipalCommand({
          thingName: trackerId,
          principal: created.certificateArn,
          thingPrincipalType: 'EXCLUSIVE_THING',
        }),
      )
      save({ certificatePem: created.certificatePem, privateKeyPem: created.keyPair.PrivateKey })
      for (const principal of old) await revoke(trackerId, principal)
      return { revoked: old.length }
    },

    /** Revokes and deletes all certificates of the tracker. Its thing remains, and gets the next one. */
    async deleteAll(trackerId: string): Promise<void> {
      for (const principal of await principalsOf(trackerId)) {
        await revoke(trackerId, principal)
        const certificateId = certificateIdOf(principal)
        await client.send(new DeleteCertificateCommand({ certificateId, forceDelete: true }))
      }
    },

    /** The host that trackers with a certificate connect to, with a server certificate by Amazon Trust Services. */
    async endpoint(): Promise<string> {
      const response = await client.send(new DescribeEndpointCommand({ endpointType: 'iot:Data-ATS' }))
      return Endpoint.parse(response).endpointAddress
    },
  }

  async function revoke(thingName: string, principal: string): Promise<void> {
    const certificateId = certificateIdOf(principal)
    await client.send(new UpdateCertificateCommand({ certificateId, newStatus: 'INACTIVE' }))
    await client.send(new DetachThingPrincipalCommand({ thingName, principal }))
  }
}
export type Certificates = ReturnType<typeof iotCertificates>
