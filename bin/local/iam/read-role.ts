import * as z from 'zod'
import { type Names, resolve } from '../stack/resolve.ts'
import { resourcesOfType, type Template } from '../stack/template.ts'
import { PolicyDocument, type Statement } from './statement.ts'

const RoleOfFunction = z.object({ Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) })
const Role = z.object({
  ManagedPolicyArns: z.array(z.unknown()).default([]),
  Policies: z.array(z.object({ PolicyDocument: z.unknown() })).default([]),
})
const Attached = z.object({
  PolicyDocument: z.unknown(),
  Roles: z.array(z.object({ Ref: z.string() })).default([]),
})

/** All statements of a function's role: of its inline policies and of those attached to it. */
export function readRole(template: Template, names: Names, functionId: string): Statement[] {
  const { Role: role } = RoleOfFunction.parse(template.Resources[functionId]?.Properties)
  const [roleId] = role['Fn::GetAtt']
  const { ManagedPolicyArns, Policies } = Role.parse(template.Resources[roleId]?.Properties)
  if (ManagedPolicyArns.length > 0)
    throw unsupportedRole(roleId, 'the template does not contain AWS managed policies')
  const attached = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']
    .flatMap((type) => resourcesOfType(template, type))
    .map(([, resource]) => Attached.parse(resource.Properties))
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === roleId))
  return [...Policies, ...attached].flatMap(({ PolicyDocument: document }) => {
    const read = PolicyDocument.safeParse(resolve(document, names))
    if (!read.success) throw unsupportedRole(roleId, read.error.message)
    return read.data.Statement
  })
}

const unsupportedRole = (roleId: string, reason: string) =>
  new Error(`The local run does not support the role ${roleId}: ${reason}`)
