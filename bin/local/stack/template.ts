import * as z from 'zod'

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
})
export type Resource = z.infer<typeof Resource>

/** The parts of a synthesized CloudFormation template that the local run reads. */
export const Template = z.object({
  Resources: z.record(z.string(), Resource),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
})
export type Template = z.infer<typeof Template>

/** `<stack>.assets.json`: the folder with the bundle of each function. */
export const Assets = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string().optional() }) })),
})
export type Assets = z.infer<typeof Assets>

export const resourcesOfType = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.Resources).filter(([, resource]) => resource.Type === type)

/** The single resource of a type. More than one is an error, as the local run would ignore the others. */
export function onlyResource(template: Template, type: string): Resource {
  const [first, ...others] = resourcesOfType(template, type)
  if (first === undefined || others.length > 0)
    throw new Error(`The local run needs exactly one ${type} in the template`)
  const [, resource] = first
  return resource
}
