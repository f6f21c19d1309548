import * as z from 'zod'
import { functionIdOf } from './local-names.ts'
import { type Names, resolve } from './resolve.ts'
import { onlyResource, resourcesOfType, type Template } from './template.ts'

/** `scopes: null`: the route needs no token. */
export type StackRoute = { key: string; functionId: string; scopes: string[] | null }
export type StackAuthorizer = { issuer: string; audience: string[] }

const Route = z.object({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['JWT', 'NONE']),
  AuthorizationScopes: z.array(z.string()).default([]),
})

export function readRoutes(template: Template, names: Names): StackRoute[] {
  return resourcesOfType(template, 'AWS::ApiGatewayV2::Route').map(([, resource]) => {
    const route = Route.parse(resolve(resource.Properties, names))
    const integration = template.Resources[route.Target.replace('integrations/', '')]
    const functionId = functionIdOf(integration?.Properties.IntegrationUri, names)
    return {
      key: route.RouteKey,
      functionId,
      scopes: route.AuthorizationType === 'JWT' ? route.AuthorizationScopes : null,
    }
  })
}

const JwtAuthorizer = z.object({
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }),
})

export function readAuthorizer(template: Template, names: Names): StackAuthorizer {
  const { Properties } = onlyResource(template, 'AWS::ApiGatewayV2::Authorizer')
  const { JwtConfiguration } = JwtAuthorizer.parse(resolve(Properties, names))
  return { issuer: JwtConfiguration.Issuer, audience: JwtConfiguration.Audience }
}
