import { writeSignInMail } from './write-sign-in-mail.ts'

export const handler = (event: unknown) => writeSignInMail(event)
