/** The country of a number without a country code. */
const DEFAULT_COUNTRY = 'US'

/** A number as people write it, in E.164, such as `+12025550123`; `null` if it cannot be one. */
export async function phoneNumberOf(written: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await numberPlans()
  const number = parsePhoneNumberFromString(written, DEFAULT_COUNTRY)
  return number?.isValid() ? number.number : null
}

/** The ISO 3166 code of a number's country; `null` if it is not known. */
export async function countryOfPhone(phone: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await numberPlans()
  return parsePhoneNumberFromString(phone)?.country ?? null
}

/** The number plans of all countries, which few calls need. */
const numberPlans = () => import('libphonenumber-js/min')
