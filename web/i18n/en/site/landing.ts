export const landingTexts = {
  landing: {
    meta: {
      title: 'Vectra: GPS tracking for vehicles, boats and equipment',
      description:
        'See where everything you own is, and how sure that is. Live map, geofences, alerts and a remote cut-off, from {{price.annual}} a year for each device. No contract.',
    },
    hero: {
      title: 'Know where everything is.',
      lead: 'Live GPS tracking for vehicles, boats and equipment, on one map that tells you how sure it is. {{price.annual}} a year for each device, and no contract.',
      start: 'Get started',
      how: 'See how it works',
      shipping: 'Ships in 1–2 business days',
      guarantee: '30-day money-back guarantee',
      contracts: 'No contracts',
      picture:
        'The live map: a fleet of vehicles and boats around Miami, each with its state and its last trail.',
    },
    figures: {
      label: 'Vectra in figures',
      updates: '15 s',
      updatesLabel: 'between location updates while moving',
      behavior: '30 ms',
      behaviorLabel: 'driving-behavior monitoring',
      history: '3+ years',
      historyLabel: 'of location history to look back on',
      battery: '1.5+ years',
      batteryLabel: 'on a 100\u00a0Ah battery in storage mode',
    },
    features: {
      eyebrow: 'Features',
      title: 'A map you can act on',
      lead: 'Most trackers show a dot. Vectra shows what the dot is worth.',
      honest: {
        title: 'Every position says how old it is',
        text: 'Live, delayed, last known or asleep: each device shows which, since when and why. A frozen receiver, a jump or a wrong clock is flagged, and never passes for live.',
        picture: 'The card of a boat with its state, speed, battery and the age of its position.',
        states: {
          live: 'Live',
          liveText: 'Reported a moment ago',
          delayed: 'Delayed',
          delayedText: 'A report is overdue',
          lastKnown: 'Last known',
          lastKnownText: 'Silent, and shown with its age',
          asleep: 'Asleep',
          asleepText: 'Saving its battery in storage mode',
        },
      },
      replay: {
        title: 'Replay any drive',
        text: 'Follow a trip point by point, with its speed and its stops. Your history goes back 3+ years, and exports as one file.',
        map: 'A drive through Miami, drawn in the colors of its speed',
        play: 'Play the drive',
        pause: 'Pause',
        speed: 'Speed',
        time: 'Time',
        distance: 'Distance',
      },
      rehearse: {
        title: 'Rehearse an alert before you rely on it',
        text: 'Write a rule as a sentence. Vectra runs it on your last days and shows how often it would have alerted, where, and which setting would calm it. Each alert says why it came.',
        picture: 'The editor of a rule, with its rehearsal on the last days.',
      },
      cutOff: {
        title: 'Immobilize it from anywhere, safely',
        text: 'One press, and a relay keeps the engine from starting. The cut waits until the vehicle is slower than {{cutBelow}} on a fresh position, and counts as done only when the tracker confirms it.',
        picture: 'The log of a relay command, from its request to its confirmation by the tracker.',
      },
      more: 'And everything around it',
      geofences: 'Geofences',
      geofencesText:
        'Draw an area on the map and get an alert at each arrival, departure or long stay, by email, text message, push or webhook.',
      behavior: 'Driving behavior',
      behaviorText:
        'Rapid acceleration and braking, sharp turns, collisions and rollovers, monitored at 30 ms.',
      sharing: 'Share links',
      sharingText:
        'Send a live position to anyone. A link ends on arrival or at a time you choose, and can hide places.',
      reports: 'Reports',
      reportsText:
        'Trips, stops, speed and geofence activity as PDF, Excel or CSV, on a schedule or at once.',
      maintenance: 'Maintenance and logbook',
      maintenanceText: 'Service due by distance, engine hours or date. Trips noted as business or private.',
      certificate: 'Insurance certificate',
      certificateText:
        'A document that confirms what is tracked, under a number that your insurer can check.',
    },
    testimonials: {
      title: 'What customers say',
      sample: 'Sample',
      sampleText: 'These are samples, shown in the local run only. Write your own in site.config.ts.',
      samples: {
        charter: '“I check on her from the airport now. If she leaves the dock, I know at once.”',
        charterRole: 'Charter skipper',
        rental: '“We see when each boat is back, and how it was driven. Disputes end in a minute.”',
        rentalRole: 'Boat rental manager',
        builder: '“A loader left the site at 2 AM. By sunrise the police had its route.”',
        builderRole: 'Contractor',
      },
    },
    support: {
      title: 'From box to map, with help',
      lead: 'Order today, and your first position is days away.',
      order: 'Order online',
      orderText: 'Choose a plan and pay by card. Your login details arrive by email within 24–48 hours.',
      ships: 'Get your tracker',
      shipsText: 'It ships in 1–2 business days, and comes with a 30-day money-back guarantee.',
      install: 'Connect two wires',
      installText:
        'Red to plus, black to minus. The guide shows each wire, and Vectra confirms the first position.',
      installLink: 'Open the installation guide',
      contact: 'Talk to us',
    },
    storage: {
      eyebrow: 'Storage mode',
      title: 'Asleep for the season, never lost',
      lead: 'A boat in winter storage has no charger. In storage mode the tracker sleeps, checks in once an hour, and goes back to sleep.',
      day: 'One day in storage mode: 24 check-ins of a minute each',
      checkIns: 'Hourly',
      checkInsLabel: 'check-ins, with the position',
      awake: '1 minute',
      awakeLabel: 'awake in each hour',
      current: 'Under 3 mA',
      currentLabel: 'in sleep',
      battery: '1.5+ years',
      batteryLabel: 'on a 100\u00a0Ah battery',
      note: 'A typical 12\u00a0V battery lasts about 15 months, down to 50%. Leaving storage mode takes up to an hour, because the tracker listens when it wakes.',
    },
    marine: {
      eyebrow: 'Marine support',
      title: 'Help on the water, day and night',
      text: 'Chat with marine support 24/7, from the dock or from open water. You wait 18 seconds on average, and towing is included.',
      price: '{{price.marine}} a year for each boat, with the annual plan',
      link: 'See marine support',
      wait: '18 s',
      waitLabel: 'average wait',
      hours: '24/7',
      hoursLabel: 'chat support',
      towing: 'Included',
      towingLabel: 'towing',
    },
    pricing: {
      title: 'One price, every feature',
      lead: 'Every plan has every feature, for each device.',
      note: 'No contracts. 30-day money-back guarantee. Ships in 1–2 business days.',
    },
    faq: {
      title: 'Questions',
      items: {
        needs: {
          question: 'What do I need to start?',
          answer:
            'A plan and a GPS unit, which come in one order. The unit takes its power from the battery of your vehicle or boat. Phones with the OwnTracks app and Teltonika units work too.',
        },
        updates: {
          question: 'How often does the position update?',
          answer:
            'Every 15 seconds while moving, and once an hour in storage mode. An open map shows each report a moment after it arrives.',
        },
        signal: {
          question: 'What happens without a signal?',
          answer:
            'The map says how old the last position is. Positions that the tracker stored arrive when it is back, in any order, and the trail is complete.',
        },
        battery: {
          question: 'Will it drain my battery?',
          answer:
            'Not in storage mode: it draws under 3\u00a0mA in sleep and lasts 1.5+ years on a 100\u00a0Ah battery. You can also have an alert when the voltage falls.',
        },
        cutOff: {
          question: 'Can I immobilize a stolen vehicle?',
          answer:
            'Yes, with the relay of the 4-wire setup: once it has stopped, it doesn’t start again. For safety, the relay is cut only below {{cutBelow}} on a fresh position; until then the command waits. You can restore it at any time.',
        },
        contract: {
          question: 'Is there a contract?',
          answer:
            'No. Cancel whenever you like. There is a 30-day money-back guarantee, and a subscription can move to another device once in 30 days.',
        },
        delivery: {
          question: 'When does it arrive?',
          answer:
            'It ships in 1–2 business days, and your login details come by email within 24–48 hours of the order.',
        },
        phone: {
          question: 'Is there an app?',
          answer:
            'Vectra installs from your browser on iPhone, Android and computers, without an app store. It opens offline with the last known positions.',
        },
        data: {
          question: 'Who can see where I am?',
          answer:
            'You, and whoever you send a share link. You can export all of your data as one archive, and delete a device or the account for good.',
        },
      },
    },
    app: {
      title: 'On your phone in two taps',
      text: 'The app installs from your browser, updates itself, and opens offline with the last known positions and their age.',
      iphone: 'iPhone and iPad',
      iphoneText: 'Open Vectra in Safari, tap Share, then Add to Home Screen.',
      android: 'Android',
      androidText: 'Open Vectra in Chrome, tap the menu, then Install app.',
      link: 'Open the app',
    },
    final: {
      title: 'Put your first device on the map',
      text: 'From {{price.monthly}} a month, with a 30-day money-back guarantee.',
      start: 'Get started',
      pricing: 'See pricing',
    },
  },
}
