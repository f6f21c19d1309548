import * as z from 'zod'
import { functionIdOf } from './local-names.ts'
import { type Names, resolve } from './resolve.ts'
import { onlyResource, resourcesOfType, type Template } from './template.ts'

/** `isPublic`: nobody asks who calls. */
export type StackRoute = { key: string; functionId: string; isPublic: boolean }
/** The function that says who calls, and for how long the gateway reuses what it said. */
export type StackAuthorizer = { functionId: string; cacheSeconds: number }

const Route = z.object({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['CUSTOM', 'NONE']),
})

export function readRoutes(template: Template, names: Names): StackRoute[] {
  return resourcesOfType(template, 'AWS::ApiGatewayV2::Route').map(([, resource]) => {
    const route = Route.parse(resolve(resource.Properties, names))
    const integration = template.Resources[route.Target.replace('integrations/', '')]
    const functionId = functionIdOf(integration?.Properties.IntegrationUri, names)
    return {
      key: route.RouteKey,
      functionId,
      isPublic: route.AuthorizationType === 'NONE',
    }
  })
}

const LambdaAuthorizer = z.object({
  AuthorizerType: z.literal('REQUEST'),
  AuthorizerPayloadFormatVersion: z.literal('2.0'),
  EnableSimpleResponses: z.literal(true),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  AuthorizerResultTtlInSeconds: z.number(),
  AuthorizerUri: z.string(),
})

export function readAuthorizer(template: Template, names: Names): StackAuthorizer {
  const { Properties } = onlyResource(template, 'AWS::ApiGatewayV2::Authorizer')
  const { AuthorizerUri, AuthorizerResultTtlInSeconds } = LambdaAuthorizer.parse(resolve(Properties, names))
  const [, functionArn] = /functions\/([^/]+)\/invocations$/.exec(AuthorizerUri) ?? []
  return { functionId: functionIdOf(functionArn, names), cacheSeconds: AuthorizerResultTtlInSeconds }
}
