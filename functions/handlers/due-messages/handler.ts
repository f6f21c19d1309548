import { type DueActions, doDueWork } from '../../due/do-due-work.ts'
import { lazyAccountAddress } from '../../outside/lazy/account-address.ts'
import { lazyEmailSender } from '../../outside/lazy/email-sender.ts'
import { notifyQueue } from '../../outside/notify-queue.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { dataExportStore } from '../../stores/accounts/data-exports.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { ruleStore } from '../../stores/rules.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { mailActions, notificationActions } from './actions.ts'
import { uses } from './uses.ts'

const { tables, queues, settings } = readUses(uses)
const client = documentClient()
const accounts = accountStore(client, tables.accounts)
const due = dueStore(client, tables.due)

const actions: DueActions<'messages'> = {
  ...notificationActions({
    due,
    trails: trailStore(client, tables.trails),
    queue: notifyQueue(queues.notify),
    events: eventStore(client, tables.events),
    countFiring: ruleStore(client, tables).countFiring,
    clock: Date.now,
  }),
  ...mailActions({
    orders: orderStore(client, tables.orders),
    subscriptions: subscriptionStore(client, tables.subscriptions),
    preferences: preferenceStore(client, tables.accounts),
    deletions: accountDeletionStore(client, tables),
    exports: dataExportStore(client, tables),
    getAddress: lazyAccountAddress(settings.userPoolId, accounts.ownerOf),
    sendEmail: lazyEmailSender(settings.mailFrom, settings.configurationSet),
    operatorEmail: settings.operatorEmail,
    ordersEmail: settings.ordersEmail,
    siteUrl: settings.siteUrl,
    now: Date.now,
  }),
}

export const handler = onQueue(doDueWork(actions, { due, clock: Date.now }))
