import * as z from 'zod'
import { sentMessages } from './sent-messages.ts'

const SentText = z.object({ to: z.string(), text: z.string(), sentAt: z.iso.datetime() })
export type SentText = z.infer<typeof SentText>

/** SNS on this machine, for text messages: stores them in a file and lists the newest. */
export const createTexts = (file: string) => sentMessages(file, SentText)
export type Texts = ReturnType<typeof createTexts>

const SentPush = z.object({ title: z.string(), body: z.string(), sentAt: z.iso.datetime() })
export type SentPush = z.infer<typeof SentPush>

/** The messages that the push service on this machine has delivered. */
export const createPushes = (file: string) => sentMessages(file, SentPush)
export type Pushes = ReturnType<typeof createPushes>
