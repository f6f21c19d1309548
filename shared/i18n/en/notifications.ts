/** What Vectra writes in emails and text messages. */
export const notificationTexts = {
  subject: {
    entry: '{{device}} entered {{geofence}} at {{time}}',
    exit: '{{device}} left {{geofence}} at {{time}}',
    dwell: '{{device}} has stayed in {{geofence}} since {{time}}',
  },
  test: 'Test: {{subject}}',
  testDevice: 'Test device',
  testGeofence: 'Test geofence',
  when: 'When',
  where: 'Where',
  device: 'Device',
  geofence: 'Geofence',
  openMap: 'Open the live map',
  openEvents: 'See all events',
  interpolated: 'It passed through between two positions, so the time and place are estimates.',
  stop: 'Stop these emails',
  whyYou: 'You get this email because of a geofence in Vectra.',
  whyYouAsked: 'You get this email because {{owner}} entered your address in Vectra.',
  digest: {
    subject: 'More events in the last hour: {{count}}',
    intro: 'There were more events than Vectra sends one by one.',
    more: 'And {{count}} more.',
  },
  ask: {
    subject: '{{owner}} wants to send you alerts',
    text: '{{owner}} wants to send you an email when a device enters or leaves an area. Nothing is sent until you agree.',
    agree: 'Agree or decline',
    sms: 'Vectra: {{owner}} wants to text you when a device enters or leaves an area. To agree: {{url}}',
  },
  sms: 'Vectra: {{subject}}. {{url}}',
} as const
