import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { RULES_MAX } from '../../shared/account/limits.ts'
import { AlertRule, DisabledBecause } from '../../shared/alerts/alert-rule.ts'
import { NotificationRule } from '../../shared/reporting/notification-rule.ts'
import { accountPages, collectPages } from './dynamodb/account-pages.ts'
import { type TransactItem, transact } from './dynamodb/transact.ts'
import { updateIf } from './dynamodb/update-if.ts'
import { countNew, countUpdate, deleteCounted } from './trails/watch-count.ts'

/** A rule as its account wrote it, in one of the two formats. */
export const RuleSettings = z.discriminatedUnion('format', [
  AlertRule.pick({
    name: true,
    deviceId: true,
    tags: true,
    enabled: true,
    conditions: true,
    actions: true,
    cooldownMinutes: true,
    delayMinutes: true,
    critical: true,
  }).extend({ format: z.literal('alert') }),
  NotificationRule.pick({
    name: true,
    description: true,
    enabled: true,
    conditions: true,
    actions: true,
    cooldownPeriod: true,
  }).extend({
    format: z.literal('notification'),
    /** The meaning of its names and hours when it was saved: geofences by the index of their condition. */
    geofenceIds: z.record(z.string(), z.string()),
    timezone: z.string(),
  }),
])
export type RuleSettings = z.infer<typeof RuleSettings>
export type RuleFormat = RuleSettings['format']

const StoredRule = z.object({
  accountId: z.string(),
  ruleId: z.string(),
  settings: RuleSettings,
  disabledBecause: DisabledBecause.nullable(),
  /** When conditions, devices or activation last changed, epoch ms. */
  definedAt: z.number().int(),
  /** Grows with every change of the settings. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  triggerCount: z.number().int().default(0),
  lastTriggered: z.iso.datetime().nullable().default(null),
  lastEventId: z.string().nullable().default(null),
})
export type StoredRule = z.infer<typeof StoredRule>
type Definition = Omit<StoredRule, 'triggerCount' | 'lastTriggered' | 'lastEventId'>

/** An id may be made by a client. */
const RULE_ID = /^[\w-]{1,64}$/

type RuleTables = { accounts: string; rules: string }

/** The alert rules and notification rules of accounts. Every change of one increments `watchVersion`. */
export function ruleStore(client: DynamoDBDocumentClient, tables: RuleTables) {
  const keyed = (accountId: string, ruleId: string) => ({
    TableName: tables.rules,
    Key: { accountId, ruleId },
  })
  const counted = (accountId: string) => ({
    table: tables.accounts,
    accountId,
    count: 'ruleCount' as const,
  })

  /** Leaves what is counted with each firing as it is. */
  const replacement = (rule: Definition, version: number): TransactItem => ({
    Update: {
      ...keyed(rule.accountId, rule.ruleId),
      UpdateExpression:
        'SET settings = :settings, disabledBecause = :disabledBecause, definedAt = :definedAt, version = :next',
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: {
        ':settings': rule.settings,
        ':disabledBecause': rule.disabledBecause,
        ':definedAt': rule.definedAt,
        ':next': version + 1,
        ':version': version,
      },
    },
  })

  async function update(rule: Definition, version: number, now: number): Promise<boolean> {
    const failed = await transact(client, [
      replacement(rule, version),
      countUpdate(counted(rule.accountId), now),
    ])
    return failed === null
  }

  const disablings = (all: readonly StoredRule[], because: DisabledBecause, now: number): TransactItem[] =>
    all.map((rule) => replacement(disabled(rule, because, now), rule.version))

  return {
    async get(accountId: string, ruleId: string): Promise<StoredRule | null> {
      if (!RULE_ID.test(ruleId)) return null
      const { Item } = await client.send(
        new GetCommand({ ...keyed(accountId, ruleId), ConsistentRead: true }),
      )
      return Item ? StoredRule.parse(Item) : null
    },

    /** All of the account, in no order. Consistent. */
    list: (accountId: string): Promise<StoredRule[]> =>
      collectPages(accountPages(client, tables.rules, accountId, StoredRule)),

    /** Unless the account has a rule with this id, or as many as allowed. */
    async create(rule: Definition, now: number): Promise<'created' | 'taken' | 'too-many'> {
      const { accountId, ruleId, settings, disabledBecause, definedAt, version, createdAt } = rule
      const Item = { accountId, ruleId, settings, disabledBecause, definedAt, version, createdAt }
      const failed = await transact(client, [
        {
          Put: { TableName: tables.rules, Item, ConditionExpression: 'attribute_not_exists(ruleId)' },
        },
        countNew(counted(accountId), now, RULES_MAX),
      ])
      if (failed === null) return 'created'
      return failed[0] ? 'taken' : 'too-many'
    },

    /** Replaces the definition unless it has changed since it was read with `version`. Returns whether it did. */
    update,

    /** Unless the rule has changed since it was read. */
    disable: (rule: StoredRule, because: DisabledBecause, now: number): Promise<boolean> =>
      update(disabled(rule, because, now), rule.version, now),

    /** Disables rules of one account, all of them or none, unless one has changed since it was read. */
    async disableAll(all: readonly StoredRule[], because: DisabledBecause, now: number): Promise<boolean> {
      const [first] = all
      if (first === undefined) return true
      const failed = await transact(client, [
        ...disablings(all, because, now),
        countUpdate(counted(first.accountId), now),
      ])
      return failed === null
    },

    /** The same for the transaction that deletes what they name. */
    disablings,

    /** Returns whether the rule existed in this format. */
    async delete(accountId: string, ruleId: string, format: RuleFormat, now: number): Promise<boolean> {
      if (!RULE_ID.test(ruleId)) return false
      const Delete = {
        ...keyed(accountId, ruleId),
        ConditionExpression: 'settings.#format = :format',
        ExpressionAttributeNames: { '#format': 'format' },
        ExpressionAttributeValues: { ':format': format },
      }
      return (await deleteCounted(client, Delete, counted(accountId), now)) === 'deleted'
    },

    /**
     * Counts a firing whose event was just stored. A repeated call for the newest event changes nothing; one for an
     * older event may count it twice.
     */
    async countFiring(
      accountId: string,
      ruleId: string,
      { eventId, timestamp }: { eventId: string; timestamp: string },
    ): Promise<void> {
      const count = (set: string, condition: string) =>
        updateIf(client, {
          ...keyed(accountId, ruleId),
          UpdateExpression: `${set} ADD triggerCount :one`,
          ConditionExpression: `attribute_exists(ruleId) AND (attribute_not_exists(lastEventId) OR ${condition})`,
          ExpressionAttributeValues: { ':one': 1, ':eventId': eventId, ':at': timestamp },
        })
      const newest = 'SET lastTriggered = :at, lastEventId = :eventId'
      if (await count(newest, '(lastEventId <> :eventId AND lastTriggered <= :at)')) return
      await count('', '(lastEventId <> :eventId AND lastTriggered > :at)')
    },
  }
}

const disabled = (rule: StoredRule, disabledBecause: DisabledBecause, now: number): StoredRule => ({
  ...rule,
  settings: { ...rule.settings, enabled: false },
  disabledBecause,
  definedAt: now,
})
export type RuleStore = ReturnType<typeof ruleStore>
