import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import {
  GeneratedReport,
  REPORT_LIFETIME_MS,
  REPORTS_LISTED_MAX,
  type ReportError,
} from '../../../shared/reports/generated-report.ts'
import { ReportFilters } from '../../../shared/reports/report-filters.ts'
import { ReportSummary } from '../../../shared/reports/summary.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { duePut } from '../due.ts'
import type { DueWork } from '../due-work.ts'
import { projectionOf } from '../dynamodb/plain-item.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { StoredNotification } from '../events/stored-event.ts'

const ReportFile = z.object({ key: z.string(), sizeBytes: z.number().int() })
export type ReportFile = z.infer<typeof ReportFile>

/** A report as the list has it. Times are epoch ms. */
const ListedReport = GeneratedReport.pick({
  reportType: true,
  format: true,
  status: true,
  error: true,
  period: true,
  deviceCount: true,
  scheduleId: true,
}).extend({
  accountId: z.string(),
  reportId: z.string(),
  requestedAt: z.number(),
  /** The time of its figures, once it is completed. */
  generatedAt: z.number(),
  /** The devices that were chosen, none for all; `null` for more than the list has room for. */
  deviceIds: z.array(z.string()).nullable(),
  /** Only devices with one of these tags: those of the member who asked for it; `null` for all. */
  limitedTo: z.array(z.string()).nullable().default(null),
  file: ReportFile.nullable(),
  /** By `<channel>:<recipient>`. */
  notifications: z.record(z.string(), StoredNotification),
})
export type ListedReport = z.infer<typeof ListedReport>

const ReportItem = ListedReport.extend({
  /** Packed: ten thousand ids would not fit into an item otherwise. */
  filters: z
    .instanceof(Uint8Array)
    .transform((packed): unknown => JSON.parse(inflateRawSync(packed).toString()))
    .pipe(ReportFilters),
  /** The summary for messages about it, once it is completed. */
  summary: ReportSummary.nullable(),
})
export type StoredReport = z.infer<typeof ReportItem>

const LISTED_FIELDS = Object.keys(ListedReport.shape)

const REPORT_ID = /^[0-9a-f]{32}$/
const TIME_DIGITS = 12

const timeOf = (at: number) => Math.max(0, at).toString(16).padStart(TIME_DIGITS, '0')

/** The id of a report, of its time (epoch ms) and ten bytes, so that ids sort by time. */
export const reportIdOf = (at: number, bytes: Buffer) => `${timeOf(at)}${bytes.toString('hex')}`
export const REPORT_ID_BYTES = 10

type Planned = { dueAt: number; work: DueWork }
type ReportTables = { reports: string; due: string }

/** The reports of accounts, whether they are generating, completed or failed. They expire 30 days after they were requested. */
export function reportStore(client: DynamoDBDocumentClient, tables: ReportTables) {
  const keyed = (accountId: string, reportId: string) => ({
    TableName: tables.reports,
    Key: { accountId, reportId },
  })

  /** Changes a report that is still generating. Returns whether it was. */
  async function finish(
    accountId: string,
    reportId: string,
    changes: Partial<Omit<StoredReport, 'accountId' | 'reportId' | 'filters'>>,
  ): Promise<boolean> {
    const entries = Object.entries(changes)
    const updated = await updateIf(client, {
      ...keyed(accountId, reportId),
      UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: '#status = :generating',
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
        ':generating': 'generating',
      },
    })
    return updated !== null
  }

  return {
    /**
     * Stores a new report with the work that is due for it. With `replaces`, it takes the place of one that failed. Returns
     * whether it was stored: not if there is one with its id, or nothing to replace.
     */
    async create(report: StoredReport, planned: Planned, replaces: string | null = null): Promise<boolean> {
      const items: TransactItem[] = [
        {
          Put: {
            TableName: tables.reports,
            Item: {
              ...report,
              filters: deflateRawSync(JSON.stringify(report.filters)),
              expiresAt: Math.ceil((report.requestedAt + REPORT_LIFETIME_MS) / SECOND_MS),
            },
            ConditionExpression: 'attribute_not_exists(reportId)',
          },
        },
        { Put: duePut(tables.due, planned.dueAt, planned.work) },
      ]
      if (replaces !== null)
        items.push({
          Delete: {
            ...keyed(report.accountId, replaces),
            ConditionExpression: '#status = :failed',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':failed': 'failed' },
          },
        })
      return (await transact(client, items)) === null
    },

    /** Unless it has expired at `now`. Consistent. */
    async get(accountId: string, reportId: string, now: number): Promise<StoredReport | null> {
      if (!REPORT_ID.test(reportId)) return null
      const { Item } = await client.send(
        new GetCommand({ ...keyed(accountId, reportId), ConsistentRead: true }),
      )
      if (Item === undefined) return null
      const report = ReportItem.parse(Item)
      return hasExpired(report, now) ? null : report
    },

    /** The newest of the account that have not expired at `now`, newest first. Consistent. */
    async list(accountId: string, now: number): Promise<ListedReport[]> {
      const found: ListedReport[] = []
      const { ExpressionAttributeNames, ProjectionExpression } = projectionOf(LISTED_FIELDS)
      let ExclusiveStartKey: Record<string, unknown> | undefined
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tables.reports,
            ConsistentRead: true,
            ScanIndexForward: false,
            KeyConditionExpression: '#accountId = :accountId AND #reportId > :expired',
            ProjectionExpression,
            ExpressionAttributeNames,
            ExpressionAttributeValues: {
              ':accountId': accountId,
              ':expired': timeOf(now - REPORT_LIFETIME_MS + 1),
            },
            Limit: REPORTS_LISTED_MAX - found.length,
            ExclusiveStartKey,
          }),
        )
        found.push(...z.array(ListedReport).parse(page.Items ?? []))
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey !== undefined && found.length < REPORTS_LISTED_MAX)
      return found
    },

    /** Returns whether it was still generating. */
    complete: (
      { accountId, reportId }: Pick<ListedReport, 'accountId' | 'reportId'>,
      result: Pick<StoredReport, 'generatedAt' | 'deviceCount' | 'summary'> & { file: ReportFile },
    ): Promise<boolean> => finish(accountId, reportId, { status: 'completed', ...result }),

    /** Returns whether it was still generating. */
    fail: (
      { accountId, reportId }: Pick<ListedReport, 'accountId' | 'reportId'>,
      error: ReportError,
    ): Promise<boolean> => finish(accountId, reportId, { status: 'failed', error }),
  }
}
export type ReportStore = ReturnType<typeof reportStore>

const hasExpired = ({ requestedAt }: ListedReport, now: number) => requestedAt + REPORT_LIFETIME_MS <= now
