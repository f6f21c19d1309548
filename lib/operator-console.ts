import { HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import { uses } from '../functions/handlers/operator/uses.ts'
import { CONSOLE_PATH } from '../shared/operator/access.ts'
import type { HttpApi } from './api/http-api.ts'
import type { ResourcesOf } from './function-uses.ts'
import type { EdgeSecret } from './site/edge-secret.ts'
import { VectraFunction } from './vectra-function.ts'

type OperatorConsoleProps = { api: HttpApi; edgeSecret: EdgeSecret; resources: ResourcesOf<typeof uses> }

/** The operator's console: a function with a role of its own, the only one that reads across accounts. */
export class OperatorConsole extends Construct {
  constructor(scope: Construct, id: string, { api, edgeSecret, resources }: OperatorConsoleProps) {
    super(scope, id)
    const lambda = new VectraFunction(this, 'Function', { name: 'operator', uses, resources })
    lambda.addEnvironment('EDGE_SECRET', edgeSecret.value)
    const integration = new HttpLambdaIntegration('Integration', lambda, { scopePermissionToRoute: false })
    api.gateway.addRoutes({
      path: CONSOLE_PATH,
      methods: [HttpMethod.ANY],
      integration,
      authorizer: api.authorizer,
    })
  }
}
