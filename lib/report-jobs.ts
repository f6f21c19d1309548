import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import type { ReportJobsEnvironment } from '../functions/handlers/report-jobs/environment.ts'
import type { NotifyQueue } from './notifications/notify-queue.ts'
import type { PrivateFiles } from './private-files.ts'
import { REPORT_JOBS_TIMEOUT, type ReportQueue } from './report-queue.ts'
import type { Tables } from './tables.ts'
import { ONE_VCPU_MB, VectraFunction } from './vectra-function.ts'
import { MAX_RECEIVE_COUNT } from './work-queue.ts'

type ReportJobsProps = {
  tables: Tables
  reportQueue: ReportQueue
  notifyQueue: NotifyQueue
  privateFiles: PrivateFiles
}

/** Generates reports, whoever asks for them. */
export class ReportJobs extends Construct {
  readonly jobs: LambdaFunction

  constructor(
    scope: Construct,
    id: string,
    { tables, reportQueue, notifyQueue, privateFiles }: ReportJobsProps,
  ) {
    super(scope, id)
    const jobs = new VectraFunction<ReportJobsEnvironment>(this, 'Jobs', {
      name: 'report-jobs',
      timeout: REPORT_JOBS_TIMEOUT,
      memoryMb: ONE_VCPU_MB,
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        DUE_TABLE: tables.due.tableName,
        EVENTS_TABLE: tables.events.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        LOGBOOK_TABLE: tables.logbook.tableName,
        MAINTENANCE_TABLE: tables.maintenance.tableName,
        REPORTS_TABLE: tables.reports.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        PRIVATE_FILES_BUCKET: privateFiles.bucket.bucketName,
        REPORT_QUEUE_URL: reportQueue.queue.queueUrl,
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
        ATTEMPTS_MAX: String(MAX_RECEIVE_COUNT),
      },
    })
    this.jobs = jobs
    jobs.addEventSource(
      new SqsEventSource(reportQueue.queue, { batchSize: 1, reportBatchItemFailures: true }),
    )
    reportQueue.queue.grant(jobs, 'sqs:SendMessage')
    notifyQueue.queue.grant(jobs, 'sqs:SendMessage')
    privateFiles.grantWrite(jobs, 'reports')
    tables.accounts.grant(jobs, 'dynamodb:GetItem')
    tables.devices.grant(jobs, 'dynamodb:BatchGetItem', 'dynamodb:Query')
    tables.events.grant(jobs, 'dynamodb:Query')
    tables.geofences.grant(jobs, 'dynamodb:Query')
    tables.logbook.grant(jobs, 'dynamodb:Query')
    tables.maintenance.grant(jobs, 'dynamodb:Query')
    tables.reports.grant(jobs, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.subscriptions.grant(jobs, 'dynamodb:Query')
    tables.trails.grant(
      jobs,
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
    )
  }
}
