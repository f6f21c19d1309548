import type { EndReason } from '../../../shared/devices/connection.ts'
import type { FixFlag } from '../../../shared/devices/tracking.ts'
import type { UnreadableReason } from '../../../shared/trackers/dialects.ts'

export const connectTexts = {
  addDevice: {
    title: 'Add device',
    id: 'Tracker id',
    idHint: 'On the label of the tracker: 3 to 32 letters, digits, - or _. For a phone, choose one.',
    idWrong: 'Use 3 to 32 letters, digits, - or _, beginning with a letter or digit.',
    name: 'Name',
    nameHint: 'What you call it',
    nameWrong: 'Give it a name of at most 100 characters.',
    type: 'Type',
    submit: 'Add device',
    cancel: 'Cancel',
    withoutCredentials: 'The device was added, but its credentials could not be made.',
    goOn: 'Go on and make them there',
  },
  copy: { failed: 'Not copied: select the text instead' },
  connect: {
    title: 'Connect {{name}}',
    noSubscription:
      'This device has no subscription: what it sends is kept, but not shown. Assign one to see it on the map.',
    settings: 'Settings for the tracker',
    once: 'Copy the password now. Once you leave or reload this page, it can only be replaced.',
    offer: {
      title: 'The password is not shown again',
      text: 'Vectra keeps no copy of it. To set up a tracker, make new credentials.',
      means: 'The tracker is cut off at once, and stays so until it has the new password.',
      make: 'Make new credentials',
    },
    ways: {
      owntracks: { name: 'Phone with OwnTracks', about: 'A free app for Android and iPhone' },
      teltonika: { name: 'Teltonika', about: 'A unit with Codec JSON over MQTT' },
      vectra: { name: 'Any MQTT tracker', about: 'A unit or program that sends JSON' },
    },
    localOnly: {
      command: 'start line',
      title: 'Only this machine reaches {{host}}',
      text: 'A phone or a tracker elsewhere cannot. Stop Vectra and start it with the address that this machine has in your network, for instance:',
      after: 'Then sign in at that address and make new credentials here.',
    },
    facts: {
      mode: 'Mode',
      host: 'Host',
      port: 'Port',
      tls: 'TLS',
      on: 'on',
      off: 'off',
      clientId: 'Client id',
      username: 'User name',
      password: 'Password',
      phoneId: 'Device id',
      cleanSession: 'Clean session',
      topic: 'Topic',
      qos: 'QoS',
      copy: 'Copy {{what}}',
    },
    owntracks: {
      install: 'Install OwnTracks on the phone',
      installText: 'From its app store, or by way of',
      scan: 'Scan this code with the phone',
      scanText:
        'Open what it finds in OwnTracks and accept the configuration. It holds everything below, the password too.',
      code: 'The configuration of OwnTracks as a QR code',
      tap: 'Hand OwnTracks its settings',
      tapText: 'It asks whether to take the configuration: accept it. The password is in it.',
      open: 'Open in OwnTracks',
      openText: 'Or scan the code from another phone.',
      send: 'Allow the location always, and send one',
      sendText:
        'The button with the arrow on its map sends the place of now. Move mode reports most often, and needs the most power.',
      byHand: 'Enter the settings by hand',
      byHandText: 'Under Preferences, Connection. What is not named here stays as it is.',
    },
    teltonika: {
      intro:
        'In the configurator, set the protocol of GPRS data to MQTT with Codec JSON, type “AWS IoT Custom”, and enter these.',
      dataTopic: 'Data topic',
      commandsTopic: 'Command topic',
      elements:
        'Then enable these I/O elements: 239 ignition, 66 external voltage, 21 GSM signal, 16 odometer, 182 HDOP, and 179 digital output 1, which proves that a cut took effect.',
      relay: 'The relay is switched by digital output 1.',
    },
    vectra: {
      intro: 'MQTT 3.1.1. One position is one JSON object; an array of them is one message too.',
      example: 'A message',
      publish: 'Try it from a terminal',
      fields: 'Every field',
      field: 'Field',
      meaning: 'Meaning',
      needed: 'needed',
      meanings: {
        time: 'Time of the fix: ISO 8601 with a zone, or in UTC; seconds or milliseconds since 1970 are read too',
        lat: 'Latitude in degrees, north is positive',
        lng: 'Longitude in degrees, east is positive',
        speedKmh: 'Speed in km/h',
        course: 'Direction of travel in degrees, 0 is north, clockwise',
        altitudeM: 'Altitude in metres',
        accuracyM: 'Radius in metres in which the place lies; above 100 it is kept, but not shown',
        satellites: 'Satellites in use; 0 means that there is no fix',
        hdop: 'Horizontal dilution of precision',
        ignition: 'Whether the engine is on',
        batteryVolts: 'Voltage of the vehicle’s battery',
        batteryPercent: 'Charge of the tracker’s own battery, 0 to 100',
        cellular: 'Cellular signal, 0 to 31',
        odometerKm: 'Odometer in km',
        engineHours: 'Engine hours in total',
        relayCut: 'Whether the relay is cut now: proof that a command took effect',
        reportIntervalSeconds: 'Seconds until it reports again: when it counts as late depends on it',
        events: 'Names of what happened, such as rapidAcceleration',
        statusText: 'Free text of the tracker',
      },
    },
    connection: {
      label: 'Connection',
      connected: 'open, made',
      disconnected: 'ended',
      none: 'none in the last half hour',
      unknown: 'could not be asked just now; this page asks again',
      ends: {
        API_INITIATED_DISCONNECT: 'New credentials were made. Give them to the tracker.',
        AUTH_ERROR:
          'The tracker used a topic that is not its own, or its password is no longer valid. Compare both with the settings on this page.',
        CLIENT_ERROR:
          'The tracker broke a rule of MQTT, or sent a message of more than 128 kB. Its own log says more.',
        CLIENT_INITIATED_DISCONNECT: 'The tracker said goodbye, as one does that sleeps between messages.',
        CONNECTION_LOST: 'It broke off without a goodbye: the tracker lost its network or its power.',
        CUSTOMAUTH_TTL_EXPIRATION: 'A connection lasts a day at most. The tracker has to make a new one.',
        DUPLICATE_CLIENTID:
          'Another connection with the same client id took its place. Give each tracker credentials of its own.',
        FORBIDDEN_ACCESS: 'The service refused the connection. Make new credentials for the tracker.',
        MQTT_KEEP_ALIVE_TIMEOUT:
          'Nothing was heard for one and a half times its keep-alive time: the tracker lost its network or its power.',
        SERVER_ERROR: 'The service failed. The tracker has to connect again.',
        SERVER_INITIATED_DISCONNECT:
          'The service ended it in the course of its upkeep. The tracker has to connect again.',
        THROTTLED: 'The tracker sent more than is taken, 100 messages a second. Let it send less often.',
      } satisfies Record<EndReason, string>,
      endOther: 'The service gives the reason {{reason}}.',
      lastWill: 'Last will',
      lastWillText: 'What the service says for the tracker when a connection breaks off.',
    },
    watch: {
      label: 'What has come from the tracker',
      looking: 'This page looks by itself, every second.',
      waiting: 'Waiting for the first message',
      waitingText: 'Set up the tracker and let it send one position.',
      overdue: 'Nothing has come yet',
      overdueText: 'A tracker with a wrong setting is turned away and tells you so at its end. Check there:',
      nothingSent:
        'Its connection is open, so its address, id and password are right, but it has sent nothing here. Let it send a position, and check there:',
      checks: {
        host: 'Host {{host}}, port {{port}}, TLS {{tls}}',
        identity: 'Client id and user name are both {{id}}, capitals included',
        password: 'The password is the newest: making credentials ends all earlier ones',
        topic:
          'The topic is {{topic}}, for OwnTracks {{phoneTopic}}, for Teltonika {{teltonikaTopic}}; any other ends the connection',
        qos: 'QoS is 0 or 1, messages are not retained, the protocol is MQTT 3.1.1',
        network: 'The tracker is online, and no firewall keeps it from the port',
      },
      unreadable: 'A message came that cannot be read',
      element: 'In element {{number}} of the array: ',
      at: 'Received',
      topic: 'Topic',
      body: 'Message',
      emptyBody: 'empty',
      code: 'Code {{code}}',
      held: 'Heard, without a usable position',
      flags: {
        noFix:
          'The tracker has no satellite fix yet: it sends 0,0, an impossible place, or no satellites. Give it a clear view of the sky and some minutes.',
        inaccurate:
          'The tracker itself says that its place may be more than 100 m off. Give it a clear view of the sky; a phone needs precise location allowed.',
        clock:
          'The clock of the tracker is wrong, so the time of receipt is shown. Let it set its clock by GPS or the network, and send UTC.',
        weekRepaired:
          'The date of the tracker is off by GPS weeks, as with old receivers. The time is repaired here; newer firmware would cure it.',
        jump: 'The place is too far from the one before to be true. It is shown once three positions agree on it.',
        frozen:
          'The tracker repeats one place exactly, right after driving. Restart it if it does so for long.',
      } satisfies Record<FixFlag, string>,
      heldOther: 'Positions come, but none could be shown yet. This page shows the first good one.',
      heard: '{{name}} is set up',
      heardText: 'Its position is on the map.',
      silent: '{{name}} is silent',
      silentText: 'It has sent positions before. This is the last one.',
      place: 'Place',
      fixTime: 'Time',
      show: 'Show on the live map',
      mismatched:
        'The messages name another tracker id than their topic. The topic counts: they are kept for {{name}}. Correct the id in the tracker if that is not so.',
      failed: 'The newest look failed',
    },
    reasons: {
      'body-empty': 'The message is empty. Send one JSON object with time, lat and lng.',
      'body-not-utf8':
        'The message is not text, but binary. Set the tracker to send JSON in UTF-8; its own protocol needs a converter.',
      'body-not-json':
        'The message is not JSON. Check its quotes, commas and braces; numbers are written without quotes and with a point, as 26.1.',
      'array-empty': 'The array holds no position. Put at least one object in it.',
      'not-an-object': 'A position has to be one JSON object in braces, with a name for each value.',
      'time-missing': 'There is no time. Add "time", such as "2026-05-01T12:00:00Z".',
      'time-unreadable':
        'The time cannot be read. Write it as "2026-05-01T12:00:00Z", or as seconds since 1970.',
      'lat-missing': 'There is no latitude. Add "lat" in degrees, such as 26.1.',
      'lat-not-a-number': 'The latitude is not a number. Write degrees with a point, such as 26.1.',
      'lng-missing': 'There is no longitude. Add "lng" in degrees, such as -80.1.',
      'lng-not-a-number': 'The longitude is not a number. Write degrees with a point, such as -80.1.',
      'type-missing':
        'On this topic OwnTracks is expected, and "_type" is missing. For Vectra’s own JSON, publish to the topic shown under Any MQTT tracker.',
      'type-unknown':
        'OwnTracks has no message of this "_type". Positions have "_type": "location"; update the app if it sent this.',
      encrypted:
        'OwnTracks encrypts its messages, so nobody here can read them. Clear the encryption key in its connection settings; TLS protects the way where it is on.',
      'tst-missing': 'There is no time. Add "tst", the seconds since 1970 of the fix.',
      'tst-unreadable': 'The time "tst" is not a number. Write the seconds since 1970 of the fix.',
      'lon-missing': 'There is no longitude. Add "lon" in degrees, such as -80.1.',
      'lon-not-a-number': 'The longitude "lon" is not a number. Write degrees with a point, such as -80.1.',
      'reported-missing':
        'There is no record in the message. Set the unit’s data protocol to Codec JSON, so that it sends {"state":{"reported":{…}}}.',
      'ts-missing': 'There is no time. The record needs "ts", the milliseconds since 1970 of the fix.',
      'ts-unreadable': 'The time "ts" is not a number. It has to be the milliseconds since 1970 of the fix.',
      'latlng-missing': 'There is no place. The record needs "latlng", such as "26.100000,-80.100000".',
      'latlng-unreadable':
        'The place "latlng" cannot be read. It has to be two numbers with a comma between, such as "26.100000,-80.100000".',
    } satisfies Record<UnreadableReason, string>,
    reasonOther: 'The message could not be read. Compare it with the example on this page.',
  },
}
