import {
  AttachPolicyCommand,
  AttachThingPrincipalCommand,
  CreateKeysAndCertificateCommand,
  CreateThingCommand,
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

/** Certificates of trackers in AWS IoT, attached to the thing that has the tracker's id for a name. */
export function iotCertificates(client: IoTClient, policyName: string) {
  const principalsOf = async (thingName: string) => {
    const { principals } = await client.send(new ListThingPrincipalsCommand({ thingName }))
    return Principals.parse(principals ?? [])
  }

  return {
    /** A new one beside what the tracker has. `keep` is given it before the old ones end: its key is shown this once. */
    async replace(trackerId: string, keep: (certificate: Certificate) => void): Promise<{ ended: number }> {
      await client.send(new CreateThingCommand({ thingName: trackerId }))
      const old = await principalsOf(trackerId)
      const made = Created.parse(
        await client.send(new CreateKeysAndCertificateCommand({ setAsActive: true })),
      )
      await client.send(new AttachPolicyCommand({ policyName, target: made.certificateArn }))
      await client.send(
        new AttachThingPrincipalCommand({
          thingName: trackerId,
          principal: made.certificateArn,
          thingPrincipalType: 'EXCLUSIVE_THING',
        }),
      )
      keep({ certificatePem: made.certificatePem, privateKeyPem: made.keyPair.PrivateKey })
      for (const principal of old) await end(trackerId, principal)
      return { ended: old.length }
    },

    /** Where trackers with a certificate connect, by AWS's newer root. */
    async endpoint(): Promise<string> {
      const described = await client.send(new DescribeEndpointCommand({ endpointType: 'iot:Data-ATS' }))
      return Endpoint.parse(described).endpointAddress
    },
  }

  async function end(thingName: string, principal: string): Promise<void> {
    const certificateId = principal.split('/').at(-1)
    await client.send(new UpdateCertificateCommand({ certificateId, newStatus: 'INACTIVE' }))
    await client.send(new DetachThingPrincipalCommand({ thingName, principal }))
  }
}
export type Certificates = ReturnType<typeof iotCertificates>
