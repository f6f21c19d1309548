/** The page of marine support, at /current. */
export const currentTexts = {
  current: {
    meta: {
      title: 'Marine support: 24/7 chat, towing included',
      description:
        'Chat with people who know boats, at any hour. An average wait of 18 seconds, towing included, {{price.marine}} a year.',
    },
    title: 'Help on the water, at any hour',
    lead: 'Something is wrong, and you’re out there. Chat with people who know boats, 24/7. You wait 18 seconds on average, and towing is included.',
    picture: {
      label: 'A boat adrift off the coast, and the way that it came.',
      note: 'Adrift? Someone answers in 18 seconds on average.',
    },
    register: 'Register Today',
    price: '{{price.marine}} a year',
    priceText: 'per device, on top of the annual plan for {{price.annual}}',
    figures: {
      hours: { value: '24/7', label: 'chat support' },
      wait: { value: '18 s', label: 'average wait' },
      towing: { value: 'Included', label: 'towing' },
    },
    compare: {
      title: 'A mechanic on shore, or help on board',
      topic: 'When your engine stops',
      mechanic: 'Traditional mechanic',
      support: '{{name}} marine support',
      rows: {
        reach: {
          topic: 'When you reach someone',
          mechanic: 'In business hours',
          support: 'At any hour, on any day',
        },
        wait: {
          topic: 'How long you wait',
          mechanic: 'For an appointment, days in season',
          support: '18 seconds on average',
        },
        where: {
          topic: 'Where you get help',
          mechanic: 'At the yard, once you’re back',
          support: 'Where you are, by chat',
        },
        towing: {
          topic: 'If you need a tow',
          mechanic: 'Found and paid for by you',
          support: 'Included',
        },
        price: {
          topic: 'What it costs',
          mechanic: 'By the hour, and the trip to you',
          support: '{{price.marine}} a year',
        },
      },
    },
    features: {
      title: 'What you get',
      chat: {
        title: 'A chat that answers',
        text: 'An average wait of 18 seconds, at noon and at three in the morning.',
      },
      towing: {
        title: 'Towing included',
        text: 'If it can’t be fixed on the water, the tow home is part of it.',
      },
      position: {
        title: 'A position to show',
        text: 'Send a share link in the chat. It shows where you are, live, until you end it.',
      },
      readings: {
        title: 'Readings to go by',
        text: 'Battery voltage, engine hours and the way you came are on your phone.',
      },
    },
    offer: {
      title: '{{price.marine}} a year, and no surprises',
      text: 'Marine support goes with the annual plan. Everything is billed once a year.',
      item: 'For one device',
      price: 'Price',
      annual: 'Annual plan',
      marine: 'Marine support',
      unit: 'GPS unit, once',
      first: 'First charge',
      yearly: 'Each year after that',
    },
    testimonials: {
      title: 'What skippers say',
      samples: {
        heat: {
          quote:
            '“The engine ran hot off Key Largo. They led me to the impeller in ten minutes, and I was home by lunch.”',
          role: 'Owner of a center console',
        },
        night: {
          quote:
            '“Two in the morning, and the bilge pump was dead. Someone answered before I found the flashlight.”',
          role: 'Liveaboard',
        },
        tow: {
          quote: '“The tow came to the dot on my share link. I didn’t have to read out a single coordinate.”',
          role: 'Charter skipper',
        },
        season: {
          quote:
            '“In July, my mechanic has no time for two weeks. Now I ask first, and half of it I fix myself.”',
          role: 'Weekend sailor',
        },
      },
    },
    faq: {
      emergency: {
        question: 'Is this a rescue service?',
        answer:
          'No. If life is in danger, call the Coast Guard on VHF channel 16 or the emergency number first. Marine support is for everything else.',
      },
      existing: {
        question: 'I already have a tracker. Can I add it?',
        answer:
          'Yes. Choose marine support with the annual plan in your subscription. You don’t need another unit.',
      },
      boats: {
        question: 'Does one subscription cover all my boats?',
        answer: 'It covers one device. Each boat needs its own.',
      },
      cancel: {
        question: 'Can I cancel?',
        answer:
          'At any time, with no contract to leave. You get your money back if you contact support within 30 days of your order.',
      },
    },
    close: {
      title: 'Before the next trip, not during it',
      text: 'Units ship in 1–2 business days, and your login details arrive within 24–48 hours.',
    },
  },
}
