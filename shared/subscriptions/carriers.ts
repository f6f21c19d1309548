/** Carriers whose pages show a parcel, by what precedes its tracking number in the address. */
const PAGES = {
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
} as const

export const CARRIERS = ['dhl', 'fedex', 'ups', 'usps'] as const
export type Carrier = (typeof CARRIERS)[number]
export const CARRIER_NAMES: Record<Carrier, string> = { dhl: 'DHL', fedex: 'FedEx', ups: 'UPS', usps: 'USPS' }

/** Without spaces, as carriers print them on labels. */
export const TRACKING_NUMBER = /^[A-Z0-9]{6,40}$/

type Parcel = { carrier: Carrier; number: string }

/** The page on which the buyer follows the parcel. */
export const trackingUrlOf = ({ carrier, number }: Parcel): string => `${PAGES[carrier]}${number}`

/** The parcel behind an address; `null` for one that was entered as an address. */
export function parcelOf(trackingUrl: string | null): Parcel | null {
  for (const carrier of CARRIERS) {
    const number = trackingUrl?.startsWith(PAGES[carrier]) ? trackingUrl.slice(PAGES[carrier].length) : ''
    if (TRACKING_NUMBER.test(number)) return { carrier, number }
  }
  return null
}
