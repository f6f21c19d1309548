import * as z from 'zod'

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
})
export type Resource = z.infer<typeof Resource>

/** A synthesized CloudFormation template, as far as the local run reads it. */
export const Template = z.object({
  Resources: z.record(z.string(), Resource),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
})
export type Template = z.infer<typeof Template>

/** `<stack>.assets.json`: where the bundle of each function lies. */
export const Assets = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string().optional() }) })),
})
export type Assets = z.infer<typeof Assets>

export const resourcesOfType = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.Resources).filter(([, resource]) => resource.Type === type)
