/** For insurers of boats, vehicles and equipment. */
export const insuranceTexts = {
  insurance: {
    meta: {
      title: 'GPS tracking for insurers',
      description:
        'A certificate that you can check yourself, trails with times and speeds, and 3+ years of history. Know what is monitored before you write the policy.',
    },
    eyebrow: 'For insurers',
    title: 'Know what is monitored. Check it yourself.',
    lead: 'Your policyholder prints a certificate of every device that is tracked, since when, and what watches over it. Its number tells you, today and at renewal, whether that still holds.',
    actions: { start: 'Get Started', partner: 'Partner With Us' },
    picture: {
      label: 'A certificate that lists three devices, and a page that confirms its number.',
      note: 'All 3 devices are still monitored',
    },
    changes: {
      proof: {
        today: 'The applicant says that a tracker is fitted.',
        changed: 'A certificate lists each tracked device, and a public page confirms it.',
      },
      renewal: {
        today: 'A year later, nobody knows whether it is still connected.',
        changed: 'The same number shows which devices have been tracked without a break.',
      },
      claims: {
        today: 'A claim rests on two memories of one moment.',
        changed: 'The trail has times, places and speeds, and events such as a collision or hard braking.',
      },
      theft: {
        today: 'A theft is noticed days later, with an address from memory.',
        changed: 'Its owner is alerted as it leaves, and gives the police a live link.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'between location updates while moving' },
      behavior: { value: '30 ms', label: 'driving-behavior monitoring' },
      history: { value: '3+ years', label: 'of location history' },
    },
    steps: {
      ask: { title: 'Ask for it', text: 'The policyholder prints the certificate from their subscription.' },
      check: {
        title: 'Check it',
        text: 'Enter its number on the page that it names. You need no account.',
      },
      repeat: {
        title: 'Check it again',
        text: 'At renewal or after a claim, the same number says what is still tracked.',
      },
    },
    faq: {
      forged: {
        question: 'Can a certificate be forged?',
        answer:
          'A changed document doesn’t match what its number shows. The page shows the certificate as it was printed, and nobody can guess a number.',
      },
      privacy: {
        question: 'Do we see where policyholders are?',
        answer:
          'Only what they show you: a certificate, a report or a share link. A certificate has no positions.',
      },
      reliable: {
        question: 'How reliable are the positions?',
        answer:
          'Each says how old it is and whether it is live, delayed or last known. Jumps that no vehicle makes are held back until later positions agree, and nothing is deleted.',
      },
      cancelled: {
        question: 'What if tracking is canceled?',
        answer: 'The page says which devices are no longer monitored. It never confirms more than is true.',
      },
      cost: {
        question: 'What does it cost the policyholder?',
        answer:
          '{{price.unit}} for the unit, once, and {{price.monthly}} a month or {{price.annual}} a year. No contracts, and a 30-day money-back guarantee.',
      },
    },
    close: {
      title: 'See it with one device',
      text: 'Track one vehicle, print its certificate, and check the number. Money back within 30 days.',
    },
  },
}
