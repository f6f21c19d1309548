import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { SCHEDULES_MAX } from '../../../shared/account/limits.ts'
import { ReportFilters } from '../../../shared/reports/report-filters.ts'
import { ReportSchedule, RunOutcome, ScheduleDisabledBecause } from '../../../shared/reports/schedule.ts'
import { dueDelete, duePut } from '../due.ts'
import { accountPages, collectPages } from '../dynamodb/account-pages.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { updateIf } from '../dynamodb/update-if.ts'

/** The settings of a schedule as its account wrote them, except for the filters. */
const Settings = ReportSchedule.omit({
  id: true,
  filters: true,
  lastRun: true,
  lastOutcome: true,
  disabledBecause: true,
  nextRun: true,
})
export type ScheduleSettings = z.infer<typeof Settings>

const StoredSchedule = z.object({
  accountId: z.string(),
  scheduleId: z.string(),
  settings: Settings,
  /** Packed: ten thousand ids would not fit into an item otherwise. */
  filters: z
    .instanceof(Uint8Array)
    .transform((packed): unknown => JSON.parse(inflateRawSync(packed).toString()))
    .pipe(ReportFilters),
  disabledBecause: ScheduleDisabledBecause.nullable(),
  /** Its reports are about devices with one of these tags: those of the member who created it; `null` for all. */
  limitedTo: z.array(z.string()).nullable().default(null),
  /** Grows with every change and every run. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When its owner last changed it, epoch ms. */
  definedAt: z.number(),
  /** Epoch ms; `null` while it is disabled. */
  nextRunAt: z.number().nullable(),
  lastRunAt: z.number().nullable().default(null),
  lastReportId: z.string().nullable().default(null),
  lastOutcome: RunOutcome.nullable().default(null),
})
export type StoredSchedule = z.infer<typeof StoredSchedule>
type Definition = Omit<StoredSchedule, 'lastRunAt' | 'lastReportId' | 'lastOutcome'>

/** A run that starts: when it was planned and the report that it generates. */
type Run = { runAt: number; reportId: string }

/** 96 bits in base64url. */
const SCHEDULE_ID = /^[\w-]{16}$/

type ScheduleTables = { accounts: string; schedules: string; due: string }

/** The report schedules of accounts. The next run of each is in due work as well, in the same transaction. */
export function scheduleStore(client: DynamoDBDocumentClient, tables: ScheduleTables) {
  const keyed = (accountId: string, scheduleId: string) => ({
    TableName: tables.schedules,
    Key: { accountId, scheduleId },
  })

  const runOf = ({ accountId, scheduleId }: Definition, at: number) => ({
    kind: 'reportRun' as const,
    accountId,
    scheduleId,
    at,
  })
  const plan = (schedule: Definition, at: number | null): TransactItem[] =>
    at === null ? [] : [{ Put: duePut(tables.due, at, runOf(schedule, at)) }]
  const unplan = (schedule: Definition): TransactItem[] => {
    const { nextRunAt: at } = schedule
    return at === null ? [] : [{ Delete: dueDelete(tables.due, at, runOf(schedule, at)) }]
  }
  /** The writes that move the due work of a schedule; none where it stays. */
  const move = (before: Definition, at: number | null): TransactItem[] =>
    before.nextRunAt === at ? [] : [...unplan(before), ...plan(before, at)]

  /** Counts schedules on the account's item. */
  const count = (accountId: string, by: number): TransactItem => ({
    Update: {
      TableName: tables.accounts,
      Key: { accountId },
      UpdateExpression: 'ADD scheduleCount :by',
      ConditionExpression:
        by > 0 ? 'attribute_not_exists(scheduleCount) OR scheduleCount < :max' : 'scheduleCount > :none',
      ExpressionAttributeValues: { ':by': by, ...(by > 0 ? { ':max': SCHEDULES_MAX } : { ':none': 0 }) },
    },
  })

  return {
    async get(accountId: string, scheduleId: string): Promise<StoredSchedule | null> {
      if (!SCHEDULE_ID.test(scheduleId)) return null
      const { Item } = await client.send(
        new GetCommand({ ...keyed(accountId, scheduleId), ConsistentRead: true }),
      )
      return Item ? StoredSchedule.parse(Item) : null
    },

    /** All of the account, in no order. Consistent. */
    list: (accountId: string): Promise<StoredSchedule[]> =>
      collectPages(accountPages(client, tables.schedules, accountId, StoredSchedule)),

    /** Returns whether it was stored: not if the account has as many as allowed. */
    async create(schedule: Definition): Promise<boolean> {
      const Item = { ...schedule, filters: packed(schedule.filters) }
      const failed = await transact(client, [
        {
          Put: {
            TableName: tables.schedules,
            Item,
            ConditionExpression: 'attribute_not_exists(scheduleId)',
          },
        },
        count(schedule.accountId, 1),
        ...plan(schedule, schedule.nextRunAt),
      ])
      if (failed?.[0]) throw new Error('A new schedule has the id of another')
      return failed === null
    },

    /** Replaces the definition unless it has changed or run since it was read as `before`. Returns whether it did. */
    async update(before: Definition, next: Definition): Promise<boolean> {
      const { accountId, scheduleId, version } = before
      const failed = await transact(client, [
        {
          Update: {
            ...keyed(accountId, scheduleId),
            UpdateExpression:
              'SET settings = :settings, filters = :filters, disabledBecause = :because, definedAt = :definedAt, nextRunAt = :nextRunAt, version = :next',
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: {
              ':settings': next.settings,
              ':filters': packed(next.filters),
              ':because': next.disabledBecause,
              ':definedAt': next.definedAt,
              ':nextRunAt': next.nextRunAt,
              ':next': version + 1,
              ':version': version,
            },
          },
        },
        ...move(before, next.nextRunAt),
      ])
      return failed === null
    },

    /** Starts the run that was planned, and plans the next one. Returns `false` if it was changed or run since it was read. */
    async startPlanned(
      before: StoredSchedule,
      { runAt, reportId }: Run,
      nextRunAt: number,
    ): Promise<boolean> {
      const { accountId, scheduleId, version } = before
      const failed = await transact(client, [
        {
          Update: {
            ...keyed(accountId, scheduleId),
            UpdateExpression:
              'SET lastRunAt = :runAt, lastReportId = :reportId, lastOutcome = :generating, nextRunAt = :nextRunAt, version = :next',
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: {
              ':runAt': runAt,
              ':reportId': reportId,
              ':generating': 'generating',
              ':nextRunAt': nextRunAt,
              ':next': version + 1,
              ':version': version,
            },
          },
        },
        ...plan(before, nextRunAt),
      ])
      return failed === null
    },

    /** Starts a run that its owner asked for. Its next run stays as it is. */
    async startNow(accountId: string, scheduleId: string, { runAt, reportId }: Run): Promise<void> {
      await updateIf(client, {
        ...keyed(accountId, scheduleId),
        UpdateExpression: 'SET lastRunAt = :runAt, lastReportId = :reportId, lastOutcome = :generating',
        ConditionExpression: 'attribute_exists(scheduleId)',
        ExpressionAttributeValues: { ':runAt': runAt, ':reportId': reportId, ':generating': 'generating' },
      })
    },

    /** Says what became of the newest run, if this report is its. */
    async saveOutcome(
      accountId: string,
      scheduleId: string,
      reportId: string,
      outcome: Exclude<RunOutcome, 'generating'>,
    ): Promise<void> {
      await updateIf(client, {
        ...keyed(accountId, scheduleId),
        UpdateExpression: 'SET lastOutcome = :outcome',
        ConditionExpression: 'lastReportId = :reportId',
        ExpressionAttributeValues: { ':outcome': outcome, ':reportId': reportId },
      })
    },

    /** Returns `false` if it was changed, run or deleted since it was read. */
    async delete(schedule: StoredSchedule): Promise<boolean> {
      const { accountId, scheduleId, version } = schedule
      const failed = await transact(client, [
        {
          Delete: {
            ...keyed(accountId, scheduleId),
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': version },
          },
        },
        count(accountId, -1),
        ...unplan(schedule),
      ])
      return failed === null
    },
  }
}
export type ScheduleStore = ReturnType<typeof scheduleStore>

const packed = (filters: ReportFilters) => deflateRawSync(JSON.stringify(filters))
