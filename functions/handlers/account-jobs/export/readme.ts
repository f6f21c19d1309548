import { PRODUCT_NAME } from '../../../../shared/i18n/product-name.ts'

/** The contents of the archive, for whoever opens it. */
export const README = `Your data at ${PRODUCT_NAME}

account.json        your email address, phone and name
settings.json       your settings
devices.json        your devices
gateways.json       your gateways and the units that they have found, without keys
geofences.json      your geofences
rules.json          your alert rules and notification rules
schedules.json      your report schedules
reports.json        the reports of the last 30 days, which you download on the site
maintenance.json    the maintenance of your devices
members.json        the people and API keys of your account, and the accounts of others that you see
logbook.json        what you noted on trips
shares.json         your share links, without the links themselves
notifications.json  who is notified, in which browsers, and what is muted
subscriptions.json  your subscriptions
orders.json         your orders
payments.csv        what happened to your money, and when
invoices.csv        your invoices, with links to their PDF
events.csv          what your geofences and rules raised
audit.csv           who changed what in your account, in the last 400 days
commands/           the commands for each device
positions/          the positions of each device, as CSV and as GPX 1.1
trips/              the trips of each device

Times are in UTC (ISO 8601), speeds in km/h, distances in kilometres, money in US dollars. Unknown values are empty.
A file is named by the ID of its device. Positions that are obviously wrong are left out, as on the map.
If there is more than one archive, this one describes all of them: the others continue with further devices, or with
later positions of the same device.
`
