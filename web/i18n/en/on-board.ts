import { onBoardNames } from '../../../shared/i18n/en/on-board-names.ts'
import type { NotificationReason } from '../../../shared/notifications/notification-reason.ts'
import type { ConditionType } from '../../../shared/rules/condition.ts'
import type { RuleReason } from '../../../shared/watching/event.ts'

/** The conditions of rules whose texts are here, because only the pages of rules need them. */
export type OnBoardCondition = Extract<
  ConditionType,
  'bilgePump' | 'bilgeHigh' | 'shorePower' | 'depth' | 'batteryEmptyWithin'
>

/** What events of float plans say, on the same pages. */
export type FloatPlanCheck = Extract<
  RuleReason['check'],
  'returnDue' | 'overdue' | 'returned' | 'planEnded' | 'planExtended' | 'boatRemoved'
>

/** Why a message about a float plan was not sent. */
export type FloatPlanReason = Extract<NotificationReason, 'plan-changed'>

/** The texts of readings on board and of events of boats, a part of those of boats. Other languages must have the same shape. */
export const onBoardTexts = {
  onBoard: {
    title: 'On board',
    alarm: 'The water in the bilge is high. Check the boat now.',
    bilgeHigh: { name: 'Bilge water', yes: 'High', no: 'Normal' },
    bilgePump: { name: 'Bilge pump', yes: 'Running', no: 'Off' },
    shorePower: { name: 'Shore power', yes: 'Connected', no: 'Not connected' },
    depth: 'Depth',
    batteries: 'Batteries',
    lastDay: 'The last 24 hours',
    range: '{{low}} to {{high}}',
    emptyAt: 'Down to {{volts}} around {{time}}.',
    empty: 'At or below {{volts}}. Charge it now.',
    chartFailed: 'Couldn’t load the readings of the last 24 hours',
    chartStale: 'The last 24 hours below are as they were last loaded.',
    tanks: 'Tanks',
    names: onBoardNames,
    nothing:
      'This boat hasn’t reported anything on board yet. With Signal K and Vectra JSON, it is sent automatically. If your tracker has inputs, choose what is wired to them.',
    inputs: {
      open: 'Set up inputs',
      title: 'What is wired to the inputs?',
      about:
        'For Teltonika trackers (also through Traccar or flespi) and Digital Matter trackers. Enable the inputs in the tracker’s own settings as well, or it won’t send them. Changes apply from the next report.',
      digital: 'Input {{number}}',
      analog: 'Analog input {{number}}',
      nothing: 'Nothing',
      bilgePump: { on: 'Bilge pump running (input on)', off: 'Bilge pump running (input off)' },
      bilgeHigh: { on: 'Bilge water high (input on)', off: 'Bilge water high (input off)' },
      shorePower: { on: 'Shore power connected (input on)', off: 'Shore power connected (input off)' },
      sameBattery: 'Analog input 1 already measures this battery. Choose another one.',
    },
  },
  events: {
    notSent: { 'plan-changed': 'The float plan was ended or changed first.' } satisfies Record<
      FloatPlanReason,
      string
    >,
  },
  alerts: {
    types: {
      bilgePump: 'Bilge pump',
      bilgeHigh: 'High bilge water',
      shorePower: 'Shore power lost',
      batteryEmptyWithin: 'Battery empty soon',
      depth: 'Water depth',
    } satisfies Record<OnBoardCondition, string>,
    does: {
      bilgePump: 'starts its bilge pump more than {{value}} times an hour',
      bilgeHigh: 'has high water in its bilge',
      shorePower: 'is without shore power for {{value}}',
      batteryEmptyWithin: 'has a battery that will be empty within {{value}}',
      depth: {
        above: 'is in water deeper than {{value}}',
        below: 'is in water shallower than {{value}}',
        equals: 'is in water exactly {{value}} deep',
        notEquals: 'is in water that isn’t {{value}} deep',
        between: 'is in water {{value}} to {{valueTo}} deep',
      },
    },
    seen: {
      bilge: { on: 'high', off: 'normal' },
      names: {
        bilgePump: 'Bilge pump starts in an hour:',
        bilgeHigh: 'Bilge water',
        shorePower: 'Without shore power for',
        batteryEmptyWithin: 'Battery empty in',
        depth: 'Water depth',
        returnDue: 'Due back from',
        overdue: 'Overdue from',
        returned: 'Back in',
        planEnded: 'Plan ended by',
        planExtended: 'New planned return',
        boatRemoved: 'Boat removed from the account’s boats',
      } satisfies Record<OnBoardCondition | FloatPlanCheck, string>,
    },
    examples: {
      names: {
        bilgePump: 'Bilge pump runs often',
        bilgeHigh: 'Water in the bilge',
        shorePower: 'Shore power is lost',
      },
    },
    wrong: { wholeNumber: 'Enter a whole number.' },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: 'Whether the bilge pump is running',
        bilgeHigh: 'Whether the water in the bilge is high',
        shorePower: 'Whether shore power is connected',
        depthM: 'Depth of the water in meters',
        batteries: 'Batteries on board by name, in volts and percent',
        tanks: 'How full each tank is, from 0 to 1',
      },
    },
  },
}
