import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Of a number without a country code. */
const DEFAULT_COUNTRY = 'US'

/** A number as people write it, in E.164, such as `+12025550123`; `null` if it cannot be one. */
export function phoneNumberOf(written: string): string | null {
  const number = parsePhoneNumberFromString(written, DEFAULT_COUNTRY)
  return number?.isValid() ? number.number : null
}

/** The ISO 3166 code of a number's country; `null` if it is not known. */
export const countryOfPhone = (phone: string): string | null =>
  parsePhoneNumberFromString(phone)?.country ?? null
