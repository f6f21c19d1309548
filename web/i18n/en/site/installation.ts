/** The installation guide. Names of wires are those of their colours. */
export const installationTexts = {
  installation: {
    meta: {
      title: 'Installation guide: 2-wire and 4-wire setup',
      description:
        'Wire your GPS tracker with two or four wires: diagrams, tools, fuse, relay, and what to check before you close the panel.',
    },
    title: 'Install your tracker',
    lead: 'Two wires give it power. Four also show when the engine is on, and can keep it from starting. Choose a setup, follow the steps, and watch its first position arrive.',
    jump: 'On this page',
    sections: {
      choose: 'Which setup do you need?',
      before: 'Before you start',
      twoWire: '2-wire setup',
      fourWire: '4-wire setup',
      relay: 'Relay safety',
      check: 'Check before you close the panel',
      trouble: 'If something is wrong',
      help: 'Get help',
    },
    choose: {
      what: 'What you get',
      rows: {
        position: 'Live position, route history, geofences and alerts',
        voltage: 'Voltage of the vehicle’s battery',
        engine: 'Engine on or off, and engine hours',
        cutoff: 'Remote cut-off by a relay',
      },
      yes: 'Yes',
      no: 'No',
    },
    before: {
      safety: {
        title: 'Disconnect the battery',
        text: 'Take the cable off the negative terminal before you touch a wire, and put it back last.',
      },
      fuse: {
        title: 'Fuse the red wire',
        text: 'Put the fuse within 7 inches (18\u00a0cm) of battery positive. Use the rating in your unit’s manual, usually 1 to 3\u00a0A. With a larger fuse, the wire burns first.',
      },
      voltage: {
        title: 'Check the voltage',
        text: 'The label on the unit has to allow your battery’s voltage, 12\u00a0V or 24\u00a0V. A relay has to have a coil for the same voltage.',
      },
      place: {
        title: 'Choose a dry place',
        text: 'Plastic, fiberglass and glass let GPS through; metal doesn’t. Keep the unit away from heat, bilge water and anything that moves.',
      },
      toolsTitle: 'Tools and parts',
      tools: {
        meter: 'Multimeter',
        crimper: 'Wire stripper and crimping tool',
        connectors: 'Heat-shrink butt connectors and ring terminals',
        fuse: 'Inline fuse holder with its fuse',
        ties: 'Cable ties and split loom',
        relay: '4-wire only: a relay with five pins (30, 85, 86, 87, 87a), a socket and a built-in diode',
      },
    },
    wires: {
      caption: 'Where each wire goes',
      wire: 'Wire',
      to: 'Connects to',
      red: 'Red',
      black: 'Black',
      orange: 'Orange',
      yellow: 'Yellow',
      places: {
        red: 'Battery positive, through the fuse',
        black: 'Battery negative',
        orange: 'Accessory power: live only with the key on',
        yellow: 'Relay, pin 85',
      },
    },
    diagram: {
      enlarge: 'Enlarge the diagram',
      close: 'Close',
      tracker: 'Tracker',
      battery: 'Battery',
      fuse: 'Fuse',
      accessory: 'Accessory power',
      relay: 'Relay',
      key: 'Key switch',
      starter: 'Starter',
      unused: 'Not used',
    },
    twoWire: {
      lead: 'Power only, for trailers, stored RVs, boats on a mooring, and anything without an engine to watch.',
      diagram: '2-wire diagram',
      description:
        'The red wire goes from the tracker through a fuse to battery positive. The black wire goes from the tracker to battery negative. Orange and yellow are not used.',
      steps: {
        disconnect: 'Disconnect the negative terminal of the battery.',
        black: 'Connect black to battery negative.',
        red: 'Connect red to battery positive, through the fuse. If there is a battery switch, connect to the battery’s side of it, so that the tracker keeps its power.',
        insulate: 'Insulate the ends of orange and yellow, each on its own.',
        mount: 'Fix the tracker and its wires, so that nothing rubs or pulls.',
        reconnect: 'Reconnect the negative terminal.',
      },
    },
    fourWire: {
      lead: 'Power, the state of the engine, and a relay that can keep it from starting.',
      diagram: '4-wire diagram',
      description:
        'Red and black go to the battery as in the 2-wire setup. Orange goes to accessory power, and so does pin 86 of the relay. Yellow goes to pin 85. The wire from the key switch to the starter is cut, and its ends are on pins 30 and 87a.',
      steps: {
        power: 'With the battery disconnected, connect red and black as in the 2-wire setup.',
        orange:
          'Connect orange to accessory power: a wire that has voltage with the key on, and none with the key off. Find it with the multimeter, the battery connected for the measurement only. Choose one that keeps its voltage while the starter turns; otherwise turning the key ends the cut.',
        coil: 'Connect pin 86 of the relay to the same accessory wire, and pin 85 to yellow. When the tracker cuts, yellow switches to ground and the relay pulls.',
        starter:
          'Cut the thin wire from the key switch to the starter solenoid. Connect one end to pin 30 and the other to pin 87a. Pin 87 stays empty.',
        mount: 'Fix the relay with its pins down, in a dry place.',
        reconnect: 'Reconnect the negative terminal, and start the engine once. It has to start as before.',
      },
      rest: 'At rest, the relay joins pins 30 and 87a. If the tracker loses its power, the engine still starts.',
      pins: 'Pin numbers are those of automotive relays. If your unit’s manual shows another wiring, follow the manual.',
    },
    relay: {
      title: 'The relay stops a start, never a running engine',
      rules: {
        starter: {
          title: 'Wire it to the starter only',
          text: 'Never wire it into fuel, ignition or engine control. An engine that dies in motion takes power steering and brake assistance with it, and on the water your way out of danger.',
        },
        interlock: {
          title: '{{name}} holds what is not safe',
          text: 'A cut is sent only while the latest position is at most {{cut.age}} old, valid, and below {{cut.speed}}. Otherwise it is held until it is safe, or expires. No other command gets around this.',
        },
        restore: {
          title: 'Restoring always works',
          text: 'A restore goes ahead of all other commands, at any speed, and cancels a cut that is held.',
        },
        proof: {
          title: 'A cut is proved',
          text: 'The dashboard says “Confirmed by the tracker” once the tracker reports the relay as cut. Until then, it says what it is waiting for.',
        },
      },
      test: 'Test it once, parked and with the engine off: cut the relay in the dashboard, turn the key, and see that the starter stays silent. Then restore it, and start the engine.',
      electrician: 'Not sure? Have an electrician wire the relay. Two wires are enough for tracking.',
    },
    check: {
      lead: 'Sign in, add the tracker by the ID on its label, and open Connect tracker. The page follows what arrives, and says what is wrong.',
      lights:
        'Lights differ from model to model: most blink while they search, and stay lit once they have GPS and a network. If the lights and the page disagree, believe the page.',
      says: 'The page says',
      means: 'What it means',
      act: 'What to do',
      rows: {
        waiting: {
          says: 'Waiting for the first message',
          means: 'The tracker hasn’t made contact yet.',
          act: 'Give it a few minutes under open sky.',
        },
        none: {
          says: 'No messages yet',
          means: 'It had time enough, and nothing arrived.',
          act: 'Measure its power. Compare its settings with those on the page.',
        },
        noFix: {
          says: 'No usable position yet',
          means: 'It has a network, but no view of enough satellites.',
          act: 'Move it out from under metal.',
        },
        ready: {
          says: 'Your device is set up',
          means: 'Its position is on the map.',
          act: 'Close the panel.',
        },
      },
    },
    faq: {
      power: {
        question: 'No light comes on',
        answer:
          'Measure between red and black at the tracker. It has to be the battery’s voltage. If it is zero, check the fuse, the ground connection and the battery switch.',
      },
      engine: {
        question: 'The engine always shows as on',
        answer: 'Orange is on a wire that is always live. Choose one that has no voltage with the key off.',
      },
      held: {
        question: 'A cut says “Held until it is safe”',
        answer:
          'The latest position is more than {{cut.age}} old, not reliable, or has a speed of {{cut.speed}} or more. The cut is sent by itself as soon as that has changed.',
      },
      cut: {
        question: 'The engine starts although the relay is cut',
        answer:
          'Check that the cut is confirmed in the dashboard. If it is, measure pin 86: it needs voltage with the key on. Then check that the starter gets no current past the relay.',
      },
      inverted: {
        question: 'The engine starts only while the relay is cut',
        answer: 'The starter wire is on pin 87. Move it to pin 87a.',
      },
      start: {
        question: 'The engine doesn’t start at all',
        answer:
          'Restore the relay in the dashboard. If that is confirmed and nothing changes, turn the key off, select park or neutral and disconnect the battery. Pull the relay, join the two ends of the starter wire, and connect the battery again. If it starts now, replace the relay; if not, the cause is elsewhere.',
      },
      drain: {
        question: 'The battery runs down while parked',
        answer:
          'Turn on storage mode when nobody will drive for weeks. The tracker checks in once an hour and draws under 3\u00a0mA asleep: 1.5+ years on a 100\u00a0Ah battery.',
      },
    },
    help: {
      text: 'Have the tracker ID from its label and a photo of your wiring at hand.',
      signIn: 'Sign in',
    },
  },
}
