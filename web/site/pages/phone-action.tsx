import { telLink } from '../../../shared/site/contact.ts'
import { ButtonLink } from '../parts/call-to-action.tsx'

/** Calls a number, where the operator has one. */
export const PhoneAction = ({ phone, text }: { phone: string | null; text: string }) =>
  phone !== null && (
    <ButtonLink href={telLink(phone)} kind="plain">
      {text}
    </ButtonLink>
  )
