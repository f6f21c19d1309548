type NameField = 'firstName' | 'lastName'
type AddressField = 'street' | 'city' | 'state' | 'zip' | 'country'

/** The kinds of values that browsers fill in. */
export const AUTO_COMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'shipping street-address',
  city: 'shipping address-level2',
  state: 'shipping address-level1',
  zip: 'shipping postal-code',
  country: 'shipping country',
} as const satisfies Record<NameField | AddressField, string>

const STREET_FIRST: readonly AddressField[] = ['street', 'city', 'state', 'zip', 'country']
const CODE_BEFORE_CITY: readonly AddressField[] = ['street', 'zip', 'city', 'state', 'country']
/** In two columns, of which the street fills both. */
const ADDRESSES: Partial<Record<string, readonly AddressField[]>> = {
  es: CODE_BEFORE_CITY,
  fr: CODE_BEFORE_CITY,
  pt: ['country', 'zip', 'street', 'city', 'state'],
  ja: ['country', 'zip', 'state', 'city', 'street'],
  zh: ['state', 'city', 'street', 'zip', 'country'],
}

/** The fields of a name in the order of the language. */
export const nameFields = (language: string): readonly NameField[] =>
  language === 'ja' || language === 'zh' ? ['lastName', 'firstName'] : ['firstName', 'lastName']

/** The fields of an address in the order of the language: from the postal code to the street in Japanese. */
export const addressFields = (language: string): readonly AddressField[] =>
  ADDRESSES[language] ?? STREET_FIRST
