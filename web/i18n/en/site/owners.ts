/** For people with a boat or an RV of their own. */
export const ownersTexts = {
  owners: {
    meta: {
      title: 'GPS tracking for boat and RV owners',
      description:
        'Know that your boat or RV is where you left it, how its battery is, and when it moves. From {{price.monthly}} a month, no contracts.',
    },
    eyebrow: 'For boat and RV owners',
    title: 'Know it’s still there. From anywhere.',
    lead: 'Your boat waits at the dock and your RV in storage, for weeks at a time. {{name}} checks on them, and tells you when something changes.',
    actions: { start: 'Get Started' },
    note: '{{price.monthly}} a month or {{price.annual}} a year. No contracts.',
    picture: {
      label: 'A boat at its dock, with a geofence around it.',
      note: 'At the dock. Battery 12.7\u00a0V, 20 minutes ago',
    },
    changes: {
      away: {
        today: 'You drive to the marina to see that all is well.',
        changed: 'You look at your phone: position, battery voltage, and how old both are.',
      },
      theft: {
        today: 'You learn of a theft when you come back.',
        changed: 'You’re alerted when it leaves, and can keep its engine from starting.',
      },
      battery: {
        today: 'In spring the battery is flat.',
        changed: 'An alert tells you at the voltage you choose, and storage mode draws under 3\u00a0mA.',
      },
      family: {
        today: 'Family on shore wait for your call.',
        changed: 'A share link shows them your trip live, and ends when you arrive.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'between location updates while moving' },
      sleep: { value: '< 3\u00a0mA', label: 'asleep in storage mode' },
      battery: { value: '1.5+ years', label: 'on a 100\u00a0Ah battery in storage mode' },
      history: { value: '3+ years', label: 'of location history' },
    },
    steps: {
      order: {
        title: 'Order',
        text: 'The unit ships in 1–2 business days. Your login details arrive within 24–48 hours.',
      },
      fit: { title: 'Fit', text: 'Red to battery positive, black to battery negative. That’s all it needs.' },
      watch: {
        title: 'Watch',
        text: 'Add it by the ID on its label, and draw a circle around the dock.',
      },
    },
    plans: {
      title: 'What it costs',
      text: 'The unit is {{price.unit}}, once. Then choose how you pay.',
    },
    faq: {
      self: {
        question: 'Can I install it myself?',
        answer:
          'Yes, if you can fit a fuse. Two wires are enough for tracking. For the cut-off, follow our guide or ask an electrician.',
      },
      storage: {
        question: 'What does storage mode do?',
        answer:
          'The tracker sleeps and wakes for 1 minute every hour. A position can then be up to an hour old, and leaving storage mode can take up to an hour.',
      },
      coverage: {
        question: 'What if there is no signal?',
        answer:
          'The map keeps the last position and says how old it is. Units that store positions send them when they are back in range, and the trail is complete again.',
      },
      phone: {
        question: 'Do I need an app?',
        answer:
          'No. It runs in the browser of any phone and can be installed from there. Without a connection, it opens with the last known positions.',
      },
      cancel: {
        question: 'Can I cancel?',
        answer:
          'At any time. There is no contract, and you get your money back if you contact support within 30 days of your order.',
      },
    },
    close: {
      title: 'Sleep well, wherever it is moored',
      text: '{{price.unit}} for the unit, and {{price.monthly}} a month. Money back within 30 days.',
    },
  },
}
