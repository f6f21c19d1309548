import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'
import { parseJson } from '../../../shared/json.ts'
import type { Alarms } from '../engines/alarms.ts'
import type { Attachments } from '../engines/attachments.ts'
import type { Cognito } from '../engines/cognito/cognito.ts'
import type { Inbox } from '../engines/email.ts'
import type { Texts } from '../engines/phone.ts'
import type { Queues } from '../engines/queues.ts'
import { readBody } from '../http/read-body.ts'
import { listenOnLoopback } from '../process/ports.ts'
import { invokeCall } from './invoke-call.ts'
import type { Workers } from './workers.ts'

/** SES's limit for a message. */
const MAX_BODY_BYTES = 40 * 1024 * 1024
const USER_POOL_CALL = /^AWSCognitoIdentityProviderService\.(\w+)$/

const Content = z.object({ Data: z.string() })
const Attachment = z.strictObject({
  FileName: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  ContentType: z.string().max(78),
  /** In base64. */
  RawContent: z.string(),
  ContentDisposition: z.literal('ATTACHMENT'),
  ContentTransferEncoding: z.literal('BASE64'),
})
const SendEmail = z.strictObject({
  FromEmailAddress: z.string(),
  Destination: z.strictObject({ ToAddresses: z.tuple([z.email()]) }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: Content.extend({ Data: z.string().regex(/^[^\r\n]*$/) }),
      Body: z.object({ Text: Content, Html: Content.optional() }),
      Headers: z
        .array(
          z.object({ Name: z.string().regex(/^[\w-]+$/), Value: z.string().regex(/^[\x20-\x7e]{1,870}$/) }),
        )
        .default([]),
      Attachments: z.array(Attachment).default([]),
    }),
  }),
  ConfigurationSetName: z.string().optional(),
  EmailTags: z
    .array(z.strictObject({ Name: z.string(), Value: z.string().regex(/^[\w.@-]{1,256}$/) }))
    .default([]),
})
const Publish = z.object({
  Action: z.literal('Publish'),
  PhoneNumber: z.string().regex(/^\+\d{7,15}$/),
  Message: z.string().max(1_600),
})

type ServiceDeps = {
  alarms: Alarms
  queues: Queues
  inbox: Inbox
  attachments: Pick<Attachments, 'save'>
  texts: Texts
  administer: Cognito['administer']
  invoke: Workers['invoke']
}

/** SQS, SES, SNS, CloudWatch, Lambda and Cognito for the functions. Supports only the calls that they make; any other fails and is logged. */
export async function startAwsServices({
  alarms,
  queues,
  inbox,
  attachments,
  texts,
  administer,
  invoke,
}: ServiceDeps) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`An AWS service on this machine failed: ${String(error)}`)
      reply(response, 500, { __type: 'InternalFailure', message: 'InternalFailure' })
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, MAX_BODY_BYTES)
    // browsers send an Origin header: no web page may call this port
    if (request.headers.origin !== undefined || body === null)
      return reply(response, 403, { message: 'Refused' })
    const text = body.toString()
    if (request.method === 'POST' && request.url === '/v2/email/outbound-emails')
      return sendEmail(parseJson(text), response)
    const invoked = await invokeCall(request.url ?? '', parseJson(text), response, invoke)
    if (invoked !== null) return reply(response, 200, invoked.reply)
    if (String(request.headers['content-type']).includes('form-urlencoded'))
      return publish(Object.fromEntries(new URLSearchParams(text)), response)
    const target = String(request.headers['x-amz-target'])
    const userPoolCall = USER_POOL_CALL.exec(target)?.[1]
    if (userPoolCall !== undefined) {
      const { status, body: result } = await administer(userPoolCall, parseJson(text))
      return reply(response, status, result)
    }
    const output = queues.call(target, parseJson(text)) ?? alarms.call(target, parseJson(text))
    if (output !== null) return reply(response, 200, output)
    console.error(`No AWS service on this machine supports ${request.method} ${request.url} ${target}`)
    return reply(response, 501, { message: 'NotImplemented' })
  }

  function sendEmail(input: unknown, response: ServerResponse): void {
    const email = SendEmail.safeParse(input)
    if (!email.success) {
      response.setHeader('x-amzn-errortype', 'BadRequestException')
      reply(response, 400, { message: email.error.message })
      return
    }
    const { Destination, Content, EmailTags } = email.data
    const { Subject, Body, Headers, Attachments } = Content.Simple
    inbox.send({
      to: Destination.ToAddresses[0],
      subject: Subject.Data,
      text: Body.Text.Data,
      html: Body.Html?.Data ?? null,
      attachments: Attachments.map(({ FileName, RawContent }) => {
        const bytes = Buffer.from(RawContent, 'base64')
        return { id: attachments.save(bytes), name: FileName, size: bytes.length }
      }),
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
      tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
    })
    reply(response, 200, { MessageId: messageId() })
  }

  function publish(input: unknown, response: ServerResponse): void {
    const text = Publish.safeParse(input)
    response.setHeader('content-type', 'text/xml')
    if (!text.success) {
      const message = 'Invalid parameter: PhoneNumber'
      response
        .writeHead(400)
        .end(
          `<ErrorResponse><Error><Type>Sender</Type><Code>InvalidParameter</Code><Message>${message}</Message></Error></ErrorResponse>`,
        )
      return
    }
    texts.send({ to: text.data.PhoneNumber, text: text.data.Message })
    response.end(
      `<PublishResponse><PublishResult><MessageId>${messageId()}</MessageId></PublishResult></PublishResponse>`,
    )
  }

  return listenOnLoopback(server)
}

const messageId = () => crypto.randomUUID()

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
