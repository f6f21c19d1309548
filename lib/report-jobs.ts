import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import { uses } from '../functions/handlers/report-jobs/uses.ts'
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
    const jobs = new VectraFunction(this, 'Jobs', {
      name: 'report-jobs',
      timeout: REPORT_JOBS_TIMEOUT,
      memoryMb: ONE_VCPU_MB,
      uses,
      resources: {
        tables,
        queues: { reports: reportQueue.queue, notify: notifyQueue.queue },
        files: privateFiles,
        settings: { attemptsMax: String(MAX_RECEIVE_COUNT) },
      },
    })
    this.jobs = jobs
    jobs.addEventSource(
      new SqsEventSource(reportQueue.queue, { batchSize: 1, reportBatchItemFailures: true }),
    )
  }
}
