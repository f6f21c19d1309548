import type { EndReason } from '../../../shared/devices/connection.ts'
import type { FixFlag } from '../../../shared/devices/tracking.ts'
import type { UnreadableReason } from '../../../shared/trackers/dialects.ts'

/** What the page *Connect tracker* leads through. */
export type SetupName =
  | 'owntracks'
  | 'traccar-client'
  | 'teltonika'
  | 'signalk'
  | 'server'
  | 'meshtastic'
  | 'homeassistant'
  | 'vectra'
  | 'http'

/** The texts of the page *Connect tracker* and of a tracker’s connection. Other languages must have the same shape. */
export const connectPageTexts = {
  connect: {
    title: 'Connect {{name}}',
    settings: 'Tracker settings',
    once: 'Copy the password now. You won’t see it again after you leave or reload this page.',
    newCredentials: {
      title: 'The password is shown only once',
      text: 'Vectra doesn’t store it. To set up a tracker, create new credentials.',
      consequence:
        'This disconnects the tracker immediately. It stays offline until you enter the new password.',
      create: 'Create new credentials',
    },
    /** Shown for a tracker that has never connected. */
    firstCredentials: {
      title: 'Set up the tracker',
      text: 'Create its credentials, then enter them in the tracker or scan them with your phone.',
      note: 'A password that you entered in the tracker before stops working.',
      create: 'Create credentials',
    },
    dialects: {
      owntracks: { name: 'Phone with OwnTracks', about: 'Free app for iPhone and Android' },
      teltonika: { name: 'Teltonika', about: 'Trackers with Codec JSON over MQTT' },
      'traccar-client': { name: 'Phone with Traccar Client', about: 'Free app that sends over HTTPS' },
      signalk: { name: 'Boat with Signal K', about: 'Any server with an MQTT plugin' },
      server: { name: 'Unit on another server', about: 'Traccar, flespi, Signal K over HTTP' },
      meshtastic: { name: 'Meshtastic node', about: 'Radio that reports to your own broker' },
      homeassistant: { name: 'Home Assistant', about: 'A device tracker that publishes by MQTT' },
      http: { name: 'Over HTTP', about: 'Other apps, units and your own programs' },
      vectra: { name: 'Any MQTT tracker', about: 'Hardware or software that sends JSON' },
    } satisfies Record<SetupName, { name: string; about: string }>,
    commands: {
      title: 'Text commands',
      any: 'Send any command from the tracker’s manual.',
      some: 'This tracker accepts these commands:',
      none: 'This tracker doesn’t accept commands.',
    },
    localOnly: {
      command: 'start command',
      title: '{{host}} is only reachable from this computer',
      text: 'Phones and other trackers can’t connect to it. Stop Vectra and start it with this computer’s address in your network, for example:',
      after: 'Then sign in at that address and create new credentials here.',
    },
    facts: {
      mode: 'Mode',
      host: 'Host',
      port: 'Port',
      tls: 'TLS',
      on: 'on',
      off: 'off',
      clientId: 'Client ID',
      username: 'Username',
      password: 'Password',
      phoneId: 'Device ID',
      cleanSession: 'Clean session',
      topic: 'Topic',
      qos: 'QoS',
    },
    owntracks: {
      install: 'Install OwnTracks on your phone',
      installText: 'Available in your phone’s app store and at',
      scan: 'Scan this code with your phone',
      scanText:
        'Open the link in OwnTracks and accept the configuration. It contains all settings below, including the password.',
      code: 'OwnTracks configuration as a QR code',
      tap: 'Send the settings to OwnTracks',
      tapText: 'OwnTracks asks you to accept the configuration. It includes the password.',
      open: 'Open in OwnTracks',
      openText: 'Or scan this code with another phone.',
      send: 'Always allow location access, then send your location',
      sendText:
        'Tap the arrow on the OwnTracks map to send your current location. Move mode reports most often and uses the most battery.',
      byHand: 'Enter the settings manually',
      byHandText: 'Go to Preferences, then Connection. Leave all other settings as they are.',
    },
    traccarClient: {
      install: 'Install Traccar Client on your phone',
      scanText:
        'Open the link in Traccar Client. It contains the address with its key, so keep the code to yourself.',
      code: 'Traccar Client configuration as a QR code',
      open: 'Open in Traccar Client',
      send: 'Turn on continuous tracking',
      sendText: 'Always allow location access. While the phone rests, it reports every 15 minutes.',
      address: 'Server URL',
    },
    bridge: {
      publish: 'Publish to your own Mosquitto',
      lines: 'Add these lines to mosquitto.conf',
      label: 'Lines for mosquitto.conf',
      restart: 'Restart Mosquitto',
      restartText:
        'It connects as this tracker and passes the positions on. What arrives is shown on this page.',
      signalk: {
        publishText:
          'Install the plugin signalk-mqtt-gw on the Signal K server, connect it to your broker, and turn on “self paths in JSON”. It then publishes to signalk/delta. Don’t publish other boats’ positions there.',
        linesText: 'They contain the password.',
      },
      meshtastic: {
        publishText:
          'In the node’s MQTT settings, enter your broker, and turn on JSON and uplink for the channel.',
        linesText:
          'They contain the password. Replace REGION, such as EU_868, and NODE, the node’s ID without the exclamation mark. Only the node’s own positions are shown.',
      },
      homeassistant: {
        publishText:
          'Set up a device tracker that publishes its attributes, with latitude and longitude, to your broker.',
        linesText: 'They contain the password. Replace NAME, so that the topic is the one your tracker uses.',
      },
    },
    server: {
      text: 'A server sends the positions of all its units through a gateway. Each unit that reports then waits there, and one click makes it a device.',
      open: 'Open gateways',
      unused:
        'If you added this device for such a unit, delete it: the gateway’s device has an ID of its own.',
    },
    http: {
      intro: 'Enter the address of your app. Each address contains the key, so keep it to yourself.',
      mqtt: 'If your tracker also supports MQTT, use that instead: it needs less data and power and costs less to run.',
      owntracks: 'OwnTracks, mode HTTP',
      overland: 'Overland',
      gpslogger: 'GPSLogger, custom URL',
      osmand: 'OsmAnd, online tracking',
      digitalMatter: 'Digital Matter, HTTP connector',
      own: 'Your own program, JSON',
    },
    teltonika: {
      intro:
        'In Teltonika Configurator, set the GPRS data protocol to MQTT with Codec JSON and the type to “AWS IoT Custom”. Then enter these settings.',
      dataTopic: 'Data topic',
      commandsTopic: 'Command topic',
      elements:
        'Enable these I/O elements: {{ignition}} (ignition), {{externalVoltage}} (external voltage), {{gsmSignal}} (GSM signal), {{odometer}} (odometer), {{hdop}} (HDOP) and {{relay}} (digital output 1), which confirms that a relay cut took effect.',
      relay: 'Digital output 1 switches the relay.',
      inputs:
        'On a boat, enable its inputs too (AVL IDs 1 to 4, and 9 and 6 for analog ones). On the device’s page, choose what is wired to them.',
    },
    vectra: {
      intro: 'Connect with MQTT 3.1.1. Send each position as a JSON object, or several in one array.',
      example: 'Example message',
      publish: 'Try it from a terminal',
      fields: 'All fields',
      field: 'Field',
      meaning: 'Description',
      needed: 'required',
      meanings: {
        time: 'Time of the fix in ISO 8601, in UTC unless it has a time zone. Unix seconds and milliseconds also work.',
        lat: 'Latitude in degrees, positive north',
        lng: 'Longitude in degrees, positive east',
        speedKmh: 'Speed in km/h',
        course: 'Direction of travel in degrees, clockwise from north',
        altitudeM: 'Altitude in meters',
        accuracyM:
          'Accuracy radius in meters. Positions above {{limits.accuracyMaxM}} m are stored but not shown.',
        satellites: 'Satellites in use. 0 means no fix.',
        hdop: 'Horizontal dilution of precision',
        ignition: 'Whether the engine is on',
        batteryVolts: 'Voltage of the vehicle battery',
        batteryPercent: 'Charge of the tracker’s own battery, in percent',
        cellular: 'Mobile signal (CSQ), 0 to {{limits.cellularMax}}',
        odometerKm: 'Odometer in km',
        engineHours: 'Total engine hours',
        gForce: 'Strongest acceleration since the previous position, in g.',
        relayCut: 'Whether the relay is cut. Confirms that a command took effect.',
        reportIntervalSeconds: 'Seconds until the next report. Determines when the tracker counts as late.',
        events: 'Events, such as rapidAcceleration',
        statusText: 'Free text from the tracker',
      },
    },
    connection: {
      label: 'Connection',
      connected: 'Connected',
      disconnected: 'Disconnected',
      none: 'No recent connection',
      unknown: 'Couldn’t check. Trying again shortly.',
      ends: {
        API_INITIATED_DISCONNECT: 'New credentials were created. Enter them in the tracker.',
        AUTH_ERROR:
          'The tracker used a topic it has no access to, or its password is no longer valid. Compare both with the settings on this page.',
        CLIENT_ERROR:
          'The tracker violated the MQTT protocol or sent a message larger than {{limits.messageMaxKb}} kB. Check the tracker’s own log.',
        CLIENT_INITIATED_DISCONNECT:
          'The tracker disconnected by itself. Trackers that sleep between messages do this.',
        CONNECTION_LOST: 'The connection dropped. The tracker lost its network or power.',
        CUSTOMAUTH_TTL_EXPIRATION: 'A connection lasts up to a day. The tracker needs to reconnect.',
        DUPLICATE_CLIENTID:
          'Another connection with the same client ID replaced this one. Give each tracker its own credentials.',
        FORBIDDEN_ACCESS: 'The server refused the connection. Create new credentials for the tracker.',
        MQTT_KEEP_ALIVE_TIMEOUT:
          'Nothing arrived for one and a half keep-alive intervals. The tracker lost its network or power.',
        SERVER_ERROR: 'The server failed. The tracker needs to reconnect.',
        SERVER_INITIATED_DISCONNECT:
          'The server closed the connection for maintenance. The tracker needs to reconnect.',
        THROTTLED:
          'The tracker sent more than {{limits.messagesPerSecond}} messages per second. Make it send less often.',
      } satisfies Record<EndReason, string>,
      endOther: 'Reason given by the server: {{reason}}',
      lastWill: 'Last will',
      lastWillText: 'Sent by the server on the tracker’s behalf when its connection dropped.',
    },
    status: {
      label: 'Setup status',
      polling: 'This page updates automatically.',
      waiting: 'Waiting for the first message',
      waitingText: 'Set up the tracker and send a position.',
      overdue: 'No messages yet',
      overdueText:
        'A tracker with a wrong setting can’t connect, and shows the error on its side. Check these settings in the tracker:',
      nothingSent:
        'The tracker is connected, so its host, ID and password are correct, but it hasn’t sent anything. Send a position, and check these settings in the tracker:',
      checks: {
        host: 'Host {{host}}, port {{port}}, TLS {{tls}}',
        identity: 'Client ID and username are both {{id}} (case-sensitive)',
        password: 'The password is the latest one. New credentials invalidate earlier ones.',
        topic: 'The topic matches the tracker’s type. Publishing to any other topic ends the connection.',
        topicFor: '{{dialect}}: {{topic}}',
        qos: 'QoS 0 or 1, no retained messages, MQTT 3.1.1',
        network: 'The tracker is online, and no firewall blocks the port',
      },
      unreadable: 'A message couldn’t be read',
      element: 'In array element {{number}}: ',
      at: 'Received',
      topic: 'Topic',
      body: 'Message',
      emptyBody: '(empty)',
      code: 'Code {{code}}',
      held: 'No usable position yet',
      flags: {
        noFix:
          'The tracker has no satellite fix yet: it reports 0,0, an impossible position or no satellites. Give it a clear view of the sky for a few minutes.',
        inaccurate:
          'The tracker reports that its position may be off by more than {{accuracy}}. Give it a clear view of the sky. On a phone, allow precise location.',
        clock:
          'The tracker’s clock is wrong, so the time of receipt is shown. Let it set its clock from GPS or the network, and send times in UTC.',
        weekRepaired:
          'The tracker’s date is off by a GPS week rollover, as with old receivers. Vectra corrects it. Newer firmware may fix it.',
        jump: 'This position is too far from the previous one to be plausible. It is shown once {{limits.jumpFixes}} positions agree.',
        frozen:
          'The tracker has repeated the exact same position since it was driving. If that continues, restart it.',
      } satisfies Record<FixFlag, string>,
      heldOther: 'Positions are arriving, but none can be shown yet. The first good one appears here.',
      ready: '{{name}} is set up',
      readyText: 'Its position is on the map.',
      silent: '{{name}} has stopped reporting',
      silentText: 'This is its last position.',
      position: 'Position',
      fixTime: 'Time',
      show: 'Show on the live map',
      mismatched:
        'The messages contain a different tracker ID than their topic. Vectra goes by the topic and stores them for {{name}}. If that’s wrong, correct the ID in the tracker.',
      failed: 'Couldn’t update the status',
    },
    reasons: {
      'body-empty': 'The message is empty. Send a JSON object with time, lat and lng.',
      'body-not-utf8':
        'The message is binary. Set the tracker to send JSON in UTF-8. Its native protocol needs a converter.',
      'body-not-json':
        'The message isn’t valid JSON. Check the quotes, commas and braces. Write numbers without quotes and with a decimal point, such as 26.1.',
      'too-many-positions':
        'The message has too many positions, so only the newest were stored. Send at most {{limits.uploadPositionsMax}} positions in one message, from at most {{limits.uploadDaysMax}} days.',
      'array-empty': 'The array is empty. Add at least one position.',
      'not-an-object': 'A position must be a JSON object in braces, with a name for each value.',
      'time-missing': 'The time is missing. Add "time", such as "2026-05-01T12:00:00Z".',
      'time-unreadable': 'The time can’t be read. Write it like "2026-05-01T12:00:00Z", or as Unix seconds.',
      'lat-missing': 'The latitude is missing. Add "lat" in degrees, such as 26.1.',
      'lat-not-a-number': 'The latitude isn’t a number. Write degrees with a decimal point, such as 26.1.',
      'lng-missing': 'The longitude is missing. Add "lng" in degrees, such as -80.1.',
      'lng-not-a-number': 'The longitude isn’t a number. Write degrees with a decimal point, such as -80.1.',
      'type-missing':
        'This topic is for OwnTracks, but "_type" is missing. To send Vectra’s own JSON, publish to the topic under Any MQTT tracker.',
      'type-unknown':
        'OwnTracks has no message with this "_type". Positions have "_type": "location". If the app sent this, update it.',
      encrypted:
        'OwnTracks encrypted this message, so Vectra can’t read it. Clear the encryption key in the app’s connection settings. With TLS on, messages are still protected in transit.',
      'tst-missing': 'The time is missing. Add "tst", the time of the fix in Unix seconds.',
      'tst-unreadable': 'The time "tst" isn’t a number. Write the time of the fix in Unix seconds.',
      'lon-missing': 'The longitude is missing. Add "lon" in degrees, such as -80.1.',
      'lon-not-a-number':
        'The longitude "lon" isn’t a number. Write degrees with a decimal point, such as -80.1.',
      'position-missing':
        'The message contains no position. Check that the sender uses the format of this address or topic.',
      'reported-missing':
        'The message contains no record. Set the tracker’s data protocol to Codec JSON, so that it sends {"state":{"reported":{…}}}.',
      'ts-missing': 'The time is missing. The record needs "ts", the time of the fix in Unix milliseconds.',
      'ts-unreadable': 'The time "ts" isn’t a number. It must be the time of the fix in Unix milliseconds.',
      'latlng-missing': 'The position is missing. The record needs "latlng", such as "26.100000,-80.100000".',
      'latlng-unreadable':
        'The position "latlng" can’t be read. It must be two numbers separated by a comma, such as "26.100000,-80.100000".',
    } satisfies Record<UnreadableReason, string>,
    reasonOther: 'The message can’t be read. Compare it with the example on this page.',
  },
}
