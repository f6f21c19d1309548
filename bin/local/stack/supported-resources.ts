import type { Template } from './template.ts'

/** Run on a local engine. */
const RUN = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudWatch::Alarm',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Events::Rule',
  'AWS::IoT::Authorizer',
  'AWS::IoT::TopicRule',
  'AWS::Kinesis::Stream',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
  'AWS::SecretsManager::Secret',
]

/** Not needed on this machine: permissions, logs, the edge, and deployment helpers. */
const NOT_RUN = [
  'AWS::CDK::Metadata',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginAccessControl',
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
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
  'Custom::AWS',
  'Custom::CDKBucketDeployment',
]

/** The resources of the template that are in neither list, one line each. */
export function unsupportedResources(template: Template): string[] {
  const supported = new Set([...RUN, ...NOT_RUN])
  return Object.entries(template.Resources)
    .filter(([, resource]) => !supported.has(resource.Type))
    .map(([logicalId, resource]) => `${resource.Type} (${logicalId})`)
}
