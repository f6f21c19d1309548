/** For dealers of boats, RVs and vehicles. */
export const dealersTexts = {
  dealers: {
    meta: {
      title: 'GPS tracking for dealers',
      description:
        'Guard the lot, follow every test drive, and sell tracking with each boat, RV or vehicle. From {{price.monthly}} a month, no contracts.',
    },
    eyebrow: 'For dealers',
    title: 'Guard the lot. Then sell the guard.',
    lead: 'One tracker watches over each unit while you own it, and becomes a service with a margin of its own on the day you sell it.',
    actions: { boost: 'Boost Your Revenue', trial: 'Start Your Trial', sales: 'Talk to Sales' },
    trialNote: 'Every order has a 30-day money-back guarantee.',
    picture: {
      label: 'A lot with a geofence around it. One vehicle has left it, and an alert says so.',
      note: 'Left the lot at 2:14 AM',
    },
    changes: {
      lot: {
        today: 'Finding one unit among two hundred takes a walk and a radio.',
        changed: 'Type its name or plate, and the map flies to it.',
      },
      drives: {
        today: 'You know how a test drive went when the customer is back.',
        changed: 'You see it live, and a geofence tells you if it leaves the area.',
      },
      nights: {
        today: 'What leaves the lot at night is missed in the morning.',
        changed: 'An alert reaches you by email, text message or push, and you can cut the relay.',
      },
      margin: {
        today: 'You earn on the sale, once.',
        changed: 'Installation, tracking and warranty are services with prices of their own.',
      },
    },
    offer: {
      title: 'What you can sell with it',
      text: 'Typical prices that dealers charge per sale. You set your own.',
      service: 'Service',
      price: 'Price range',
      rows: {
        installation: 'Installation',
        tracking: 'Premium tracking',
        warranty: 'Extended warranty',
      },
      total: 'Together',
      cost: 'What it costs you: {{price.unit}} for the unit, once, and a plan for {{price.monthly}} a month or {{price.annual}} a year.',
    },
    steps: {
      order: {
        title: 'Order',
        text: 'From {{quantity.min}} to {{quantity.max}} units in an order. They ship in 1–2 business days.',
      },
      fit: { title: 'Fit', text: 'Two wires for power, four for the engine’s state and a cut-off.' },
      sell: {
        title: 'Sell',
        text: 'Delete the device from your account. Your customer adds it to theirs by the ID on its label.',
      },
    },
    faq: {
      trial: {
        question: 'How does the trial work?',
        answer:
          'You order what you want to try, and pay for it. If it isn’t for you, contact support within 30 days of your order and get your money back.',
      },
      sold: {
        question: 'What happens when we sell a unit?',
        answer:
          'You delete it from your account, and the new owner adds it to theirs. They start with an empty history. Your plan stays yours: it can move to another device once in 30 days.',
      },
      cutoff: {
        question: 'Can the cut-off stop a car on the road?',
        answer:
          'A cut is sent only while the latest position is at most {{cut.age}} old, valid, and below {{cut.speed}}. Otherwise it waits. Wired as in our guide, it keeps an engine from starting and never stops one that runs.',
      },
      team: {
        question: 'Can the sales team use it?',
        answer:
          'Yes, in any browser, on the desk and on the phone. Show one unit to someone without an account by a share link that ends when you say.',
      },
      contract: {
        question: 'Is there a contract?',
        answer: 'No. A plan renews at the end of its period until you cancel.',
      },
    },
    close: {
      title: 'Start with the ten you would miss most',
      text: 'Units ship in 1–2 business days, and your login details arrive within 24–48 hours.',
    },
  },
}
