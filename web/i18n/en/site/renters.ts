/** For companies that rent out boats, vehicles and equipment. */
export const rentersTexts = {
  renters: {
    meta: {
      title: 'GPS tracking for rental fleets',
      description:
        'See where every rental is, when it leaves the area, and how it is driven. {{price.monthly}} a month for each, no contracts.',
    },
    eyebrow: 'For rental companies',
    title: 'Every rental, in bounds and on its way back',
    lead: 'See where each boat, car or machine is, when it leaves the area you agreed on, and how it is driven. Without calling the customer.',
    actions: { protect: 'Protect Your Fleet', trial: 'Start Free Trial' },
    trialNote: 'You pay when you order. Not for you? Money back within 30 days.',
    picture: {
      label: 'A bay with a geofence. One boat has crossed its edge, and an alert says so.',
      note: 'Left the bay 2 minutes ago',
    },
    changes: {
      late: {
        today: 'A rental is late, and the call goes to voicemail.',
        changed: 'You see where it is, how fast it moves, and how old that position is.',
      },
      bounds: {
        today: 'The odometer tells you that it left the area.',
        changed: 'A geofence alerts you as it leaves, and parked rentals don’t raise false alarms.',
      },
      damage: {
        today: 'Damage is your word against theirs.',
        changed: 'Route, speeds and events such as a collision or hard braking have their times.',
      },
      kept: {
        today: 'A rental that isn’t returned keeps moving.',
        changed: 'You cut the relay, and the engine doesn’t start again after the next stop.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'between location updates while moving' },
      behavior: { value: '30 ms', label: 'driving-behavior monitoring' },
      history: { value: '3+ years', label: 'of location history' },
      guarantee: { value: '30', label: 'days, money back' },
    },
    offer: {
      title: '{{quantity.max}} rentals, one year',
      text: 'All that a fleet of {{quantity.max}} costs.',
      item: 'Item',
      price: 'Price',
      plan: 'Annual plan × {{quantity.max}}',
      units: 'GPS unit × {{quantity.max}}, once',
      total: 'First year',
      after: 'Each year after that',
    },
    steps: {
      order: { title: 'Order', text: 'Units ship in 1–2 business days.' },
      fit: {
        title: 'Fit',
        text: 'Wire two wires or four, and add each tracker by the ID on its label.',
      },
      draw: {
        title: 'Draw',
        text: 'Draw the area that rentals may use. Before you save it, see how often it would have alerted you.',
      },
    },
    faq: {
      trial: {
        question: 'Is the trial free?',
        answer:
          'You pay when you order, and get your money back if you contact support within 30 days. There is no contract to leave.',
      },
      law: {
        question: 'May we track customers?',
        answer:
          'Say in the rental agreement that the vehicle is tracked and why. Rules differ from place to place, so have yours checked.',
      },
      drift: {
        question: 'Does a boat at the dock set off alerts all night?',
        answer:
          'No. The usual drift of GPS raises nothing: a crossing counts once the position is clearly beyond the edge and a second one confirms it.',
      },
      cutoff: {
        question: 'Is the remote cut-off safe?',
        answer:
          'A cut is sent only while the latest position is at most {{cut.age}} old, valid, and below {{cut.speed}}. Wire it to the starter as in our guide, and it never stops an engine that runs.',
      },
      winter: {
        question: 'What about the off-season?',
        answer:
          'Storage mode checks in once an hour and draws under 3\u00a0mA asleep, which is 1.5+ years on a 100\u00a0Ah battery. Or cancel the plan, and start it again in spring.',
      },
    },
    close: {
      title: 'Know where all of them are',
      text: 'Units ship in 1–2 business days, and your login details arrive within 24–48 hours.',
    },
  },
}
