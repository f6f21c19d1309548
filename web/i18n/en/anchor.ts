import type { AnchorWarning, AnchorWatchView } from '../../../shared/watching/anchor/anchor-view.ts'
import { floatPlanTexts } from './float-plan.ts'
import type { AnchorFailureTexts } from './problem.ts'

/** The texts of anchor watches and float plans, a part of those of boats. Other languages must have the same shape. */
export const anchorTexts = {
  anchorWatch: {
    about: 'Raises an alarm when the boat drags its anchor, sends no position or runs low on battery.',
    set: 'Set anchor watch',
    question: {
      text: 'Is {{name}} at anchor? It has been lying still since {{time}}, outside your geofences.',
      no: 'Not at anchor',
    },
    adjust: 'Adjust',
    share: 'Share this watch',
    acknowledge: 'Acknowledge alarm',
    acknowledgeFailed: 'Couldn’t acknowledge the alarm',
    repeats: 'Notifications repeat until somebody acknowledges the alarm.',
    acknowledged: 'Acknowledged {{time}}. Notifications have stopped.',
    acknowledgedBy: 'Acknowledged {{time}} by {{name}}. Notifications have stopped.',
    circle: 'The boat is {{distance}} from its anchor, in a circle of {{radius}}.',
    circleUnknown: 'A circle of {{radius}}. The distance of the boat isn’t known.',
    interval:
      'The boat reports every {{interval}}, so an alarm can take {{time}} once the boat is clearly outside its circle.',
    loadFailed: 'Couldn’t load the anchor watch',
    stale: 'The watch below is as it was last loaded.',
    state: {
      watching: 'At anchor',
      nearEdge: 'Near the edge',
      dragging: 'Dragging anchor',
      noPosition: 'No position',
      ended: 'Watch ended',
    } satisfies Record<AnchorWatchView['state'], string>,
    /** Why there is an alarm or none. */
    explained: {
      unlocated: 'Waiting for the next position.',
      watching: 'The boat is inside its circle.',
      nearEdge: 'The boat is inside its circle, so there is no alarm yet.',
      outside:
        'The boat is outside its circle, but not far or long enough for an alarm. One bad position shouldn’t wake you.',
      dragging: 'The boat has moved too far from its anchor. Check it now.',
      noPosition: 'The tracker has stopped sending positions. Check the boat, and the tracker’s power.',
      ended: 'The boat got under way. Set a new watch when you anchor again.',
    },
    facts: {
      distance: 'From the anchor',
      radius: 'Radius',
      since: 'Since',
      setAt: 'Set',
    },
    /** Each alarm with its reason. */
    alarms: {
      title: 'Alarms of the last {{hours}} hours',
      none: 'None.',
      loadFailed: 'Couldn’t load the alarms',
      stale: 'The alarms below are as they were last loaded.',
      outside: 'Dragging, {{distance}} from the anchor: outside the circle',
      fartherOut: 'Dragging, {{distance}} from the anchor: farther out than before',
      noPosition: 'No position for {{time}}',
      battery: 'Low battery: {{volts}}',
      underWay: 'Under way, so the watch ended',
    },
    /** What may be wrong with a watch that was set all the same. */
    warnings: {
      'radius-below-accuracy':
        'The receiver isn’t accurate enough for this radius. Make the radius larger, or expect false alarms.',
      'outside-radius': 'The boat is already outside this circle. Make the radius larger or move the anchor.',
      'no-recent-position': 'The boat’s position isn’t recent. Check that its tracker is on.',
      'tracker-asleep':
        'The tracker sleeps between reports, so an alarm can be late. Make it report more often.',
    } satisfies Record<AnchorWarning, string>,
    form: {
      where: 'Where is the anchor?',
      places: { kept: 'Where it’s set', boat: 'At the boat', away: 'Away from the boat' },
      distance: 'Distance ({{unit}})',
      bearing: 'Bearing (°)',
      wrong: 'Enter a distance above 0 and a bearing from 0 to 360.',
      position: 'Position of the boat:',
      smaller: 'Smaller radius',
      larger: 'Larger radius',
      hint: 'Allow for the chain and the length of the boat.',
      accuracy: 'The receiver is accurate to {{accuracy}}.',
      accuracyUnknown: 'The receiver doesn’t report its accuracy.',
      silence: 'Alarm without a position after',
      webhook: 'Webhook (optional)',
      webhookHint: 'Called at each alarm. It can switch on a siren or a light.',
      start: 'Start watch',
      save: 'Save',
      cancel: 'Cancel',
      failed: 'Couldn’t save the anchor watch',
    },
    gear: {
      title: 'Work out the radius from the chain',
      depth: 'Depth at low tide ({{unit}})',
      bowHeight: 'Bow above the water ({{unit}})',
      rode: 'Chain and rope out ({{unit}})',
      boatLength: 'Length of the boat ({{unit}})',
      found: 'The radius is {{radius}}, including the accuracy of the receiver.',
      'rode-too-short':
        'The chain and rope are shorter than the depth and the bow’s height together. Let out more, or check the numbers.',
      'radius-too-large':
        'The boat could swing farther than {{radius}}, the largest radius. Check the numbers.',
    },
    rehearsal: {
      checking: 'Checking the last {{hours}} hours…',
      none: 'In the last {{hours}} hours, this watch would have raised no alarm.',
      alarms: 'Alarms that this watch would have raised in the last {{hours}} hours: {{alarms}}',
      drag: 'Drag the anchor to where it lies.',
      failed: 'Couldn’t check the last hours. You can set the watch all the same.',
    },
    lift: {
      verb: 'Lift watch',
      title: 'Lift the anchor watch of {{name}}?',
      text: 'If the boat then drags its anchor, nobody is alerted.',
      keep: 'Keep watching',
      done: 'Anchor watch lifted',
      failed: 'Couldn’t lift the anchor watch',
    },
  },
  floatPlan: floatPlanTexts,
  problem: {
    codes: {
      'not-a-boat': 'Anchor watches are for boats. Change the type of this device to Boat first.',
      'boat-not-located':
        'The boat’s position isn’t recent. Wait for the next one, or choose Away from the boat.',
      'anchor-too-far': 'This anchor is more than 1 km from the boat. Move it closer.',
      'return-in-the-past': 'The planned return has already passed. Choose a later time.',
      'return-too-late': 'A float plan lasts at most 31 days. Choose an earlier return.',
      'not-found_floatPlan':
        'The device has left your account, or the harbor no longer watches this boat. Choose another one.',
      'not-found_anchor':
        'This watch is no longer set, or the device has left your account. Reload the page.',
    } satisfies AnchorFailureTexts,
  },
}
