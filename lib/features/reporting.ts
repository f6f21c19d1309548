import type { Construct } from 'constructs'
import type { ReportingEnvironment } from '../../functions/handlers/reporting/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'
import { grantRules, grantWatching, watchingEnvironment } from './watching.ts'

/** Distances and speeds of all devices of an account, computed from their trails, reports, and notification rules. */
export class ReportingFeature extends VectraFunction<ReportingEnvironment> {
  constructor(scope: Construct, id: string, props: FeatureProps) {
    const { tables, notifyQueue, reportQueue, privateFiles } = props
    super(scope, id, {
      name: 'reporting',
      environment: {
        ...watchingEnvironment(props),
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
        DUE_TABLE: tables.due.tableName,
        REPORTS_TABLE: tables.reports.tableName,
        SCHEDULES_TABLE: tables.schedules.tableName,
        REPORT_QUEUE_URL: reportQueue.queue.queueUrl,
        PRIVATE_FILES_BUCKET: privateFiles.bucket.bucketName,
      },
    })
    grantWatching(tables, this)
    tables.devices.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:Query')
    tables.geofences.grant(this, 'dynamodb:GetItem', 'dynamodb:Query')
    grantRules(tables, this)
    tables.trails.grant(this, 'dynamodb:BatchGetItem')
    tables.due.grant(this, 'dynamodb:PutItem', 'dynamodb:DeleteItem')
    tables.schedules.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    tables.reports.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:DeleteItem',
    )
    notifyQueue.queue.grant(this, 'sqs:SendMessage')
    reportQueue.queue.grant(this, 'sqs:SendMessage')
    privateFiles.grantLinks(this, 'reports')
  }
}
