import type { Template } from './template.ts'

/** Started here, on the engine that stands in for it. */
const STARTED = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::DynamoDB::GlobalTable',
  'AWS::IoT::Authorizer',
  'AWS::IoT::TopicRule',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::Function',
  'AWS::SQS::Queue',
  'AWS::SecretsManager::Secret',
]

/** Rightly not run here: rights, logs, alarms, the edge and the files that stand behind it, and what deploys them. */
const NOT_RUN = [
  'AWS::CDK::Metadata',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::IoT::DomainConfiguration',
  'AWS::IoT::Policy',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Location::APIKey',
  'AWS::Logs::LogGroup',
  'AWS::Logs::MetricFilter',
  'AWS::Route53::RecordSet',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
  'Custom::AWS',
  'Custom::CDKBucketDeployment',
]

/** Everything in the template that this machine neither starts nor may leave out, one line each. */
export function unsupportedResources(template: Template): string[] {
  const known = new Set([...STARTED, ...NOT_RUN])
  return Object.entries(template.Resources)
    .filter(([, resource]) => !known.has(resource.Type))
    .map(([logicalId, resource]) => `${resource.Type} (${logicalId})`)
}
