import { expect, test, vi } from 'vitest'
import { emailFeedback, type FeedbackKind } from '../../../../bin/local/engines/email-feedback.ts'
import { SES_FEEDBACK } from '../../../../shared/notifications/email-feedback.ts'
import { NOON, notifyServices } from '../../../../test/make/notify/notify-services.ts'

const aService = notifyServices()

/** The event that EventBridge passes on when SES reports about an email to an address. */
function reportOf(to: string, accountId: string, kind: FeedbackKind): object {
  const sent: string[] = []
  const email = {
    to,
    subject: '',
    text: '',
    html: null,
    attachments: [],
    headers: {},
    tags: { account: accountId },
    sentAt: '',
  }
  emailFeedback({
    feedback: [{ queue: 'notify', detailTypes: Object.values(SES_FEEDBACK.detailTypes) }],
    queues: { get: () => ({ send: (body) => sent.push(body) }) },
    inbox: { list: () => [email] },
    now: () => NOON,
  })(to, kind)
  return JSON.parse(sent[0] ?? '')
}

test.each([
  ['bounce', 'address-bounced'],
  ['complaint', 'address-complained'],
] as const)(
  'T95 after a %s nothing more is sent to the address, and its notifications say so',
  async (kind, detail) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const service = await aService()
    const { accountId } = service.geofence
    await service.handle(reportOf(service.address, accountId, kind))
    const event = await service.stored(NOON)
    await service.notify(event)
    expect(service.emails).toEqual([])
    expect(await service.stateOf(event)).toMatchObject({ state: 'suppressed', detail })
    await service.recipients.decide(accountId, `email:${service.address}`, 'confirmed', NOON)
    await service.notify(await service.stored(NOON + 1))
    expect(service.emails).toHaveLength(1)
  },
)

test('T95 a bounce that ends by itself, such as a full mailbox, changes nothing', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const service = await aService()
  const { accountId } = service.geofence
  const mail = { destination: [service.address], tags: { account: [accountId] } }
  await service.handle({
    source: SES_FEEDBACK.source,
    'detail-type': SES_FEEDBACK.detailTypes.bounce,
    detail: { eventType: 'Bounce', mail, bounce: { bounceType: 'Transient' } },
  })
  await service.notify(await service.stored(NOON))
  expect(service.emails).toHaveLength(1)
})
