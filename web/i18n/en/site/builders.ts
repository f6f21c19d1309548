/** For those who build boats, trailers and machines, and for contractors who fit and use them. */
export const buildersTexts = {
  builders: {
    meta: {
      title: 'GPS tracking for builders and contractors',
      description:
        'Fit GPS trackers to what you build and earn {{partner.perUnit}} on each unit. Track your own machines on the same live map.',
    },
    eyebrow: 'For builders and contractors',
    title: 'Build tracking in. Earn {{partner.perUnit}} on every unit.',
    lead: 'Fit a tracker to each boat, trailer or machine before it leaves your yard. Your customer finds it on a live map from day one, and {{partner.share}} of the unit’s price is yours.',
    actions: {
      become: 'Become a Partner',
      apply: 'Apply for Partnership',
      call: 'Call Partner Sales',
      order: 'Order units',
    },
    subject: 'Partnership',
    picture: {
      label: 'A yard on a map. A boat, a trailer and an excavator have left it, each with its trail.',
      note: 'Three handed over. All on one map.',
    },
    changes: {
      handover: {
        today: 'You hand over the keys, and the customer buys a tracker from someone else.',
        changed: 'It leaves your yard with a tracker in it, and you earn on the unit.',
      },
      wiring: {
        today: 'Someone you don’t know drills into your work to fit it.',
        changed: 'Your own people wire it before the panels go on, with two wires or four.',
      },
      sites: {
        today: 'On Monday a trailer is gone from the site, and nobody knows since when.',
        changed: 'A geofence alerts you as it leaves, and its trail shows where it went.',
      },
      service: {
        today: 'Machines are serviced when someone remembers.',
        changed: 'Distance, engine hours and dates are counted, and you’re reminded when service is due.',
      },
    },
    figures: {
      price: { value: '{{price.unit}}', label: 'retail price (MSRP) of a unit' },
      share: { value: '{{partner.share}}', label: 'profit share for partners' },
      perUnit: { value: '{{partner.perUnit}}', label: 'earned on each unit you fit' },
      shipping: { value: '1–2', label: 'business days until units ship' },
    },
    steps: {
      write: {
        title: 'Write to us',
        text: 'Say what you build, and how many units you need.',
      },
      fit: {
        title: 'Fit the units',
        text: 'Two wires for power. Four if the owner should see the engine and have a remote cut-off.',
      },
      handOver: {
        title: 'Hand over',
        text: 'Your customer adds the tracker by the ID on its label and picks a plan: {{price.monthly}} a month or {{price.annual}} a year.',
      },
    },
    faq: {
      earnings: {
        question: 'What do we earn?',
        answer:
          'A unit sells for {{price.unit}}. Your share is {{partner.share}}, which is {{partner.perUnit}} a unit. {{partner.exampleUnits}} units are {{partner.example}}.',
      },
      subscription: {
        question: 'Who pays for tracking?',
        answer:
          'The owner, from the day they add the tracker. There are no contracts, and you pay for no plan on units that you pass on.',
      },
      data: {
        question: 'Who sees the positions?',
        answer:
          'Only the account that added the tracker. A new owner starts with an empty history: they don’t see your tests, and you don’t see their trips.',
      },
      own: {
        question: 'Can we track our own machines, too?',
        answer:
          'Yes. Each device needs a plan, and all of them share one map, with geofences for your sites, alerts, maintenance and scheduled reports.',
      },
      hardware: {
        question: 'Do other trackers work?',
        answer:
          'Yes. Any tracker that sends over MQTT or HTTP works, such as a Teltonika unit or a phone with OwnTracks or Traccar Client, and so does every unit of a Traccar, flespi or Signal K server.',
      },
    },
    close: {
      title: 'Start with your next build',
      text: 'Tell us what you build. {{partner.perUnit}} on each unit, no contracts.',
    },
  },
}
