/** Why a geofence raised nothing: the form, and one sentence for each answer. */
export const whyNotTexts = {
  whyNot: {
    title: 'Why no alert?',
    about:
      'Choose a time at which you expected an alert. Vectra looks at the positions from {{minutes}} minutes before to {{minutes}} minutes after.',
    time: 'Time',
    ask: 'Find out',
    failed: 'Couldn’t find out why.',
    map: 'Positions around this time',
    hollow: 'Hollow dots didn’t count.',
    history: 'Show on route',
    minutesSeconds: '{{minutes}} min {{seconds}} s',
    fired: 'There was an alert: {{event}} at {{at}}.',
    late: 'There was no alert, because its positions arrived {{saw}} later: {{event}} at {{at}}. After more than {{limit}}, only critical alerts are sent.',
    lateUnknown:
      'There was no alert, because its positions arrived too late: {{event}} at {{at}}. After more than {{limit}}, only critical alerts are sent.',
    noSubscription: '{{device}} has no active subscription, so no geofence watches it.',
    inactive: '{{geofence}} is switched off. It was last changed at {{at}}.',
    notCovered: '{{geofence}} doesn’t apply to {{device}}. It was last changed at {{at}}.',
    changedSince:
      '{{geofence}} was created or changed at {{at}}, after these positions arrived. What it was like before isn’t stored.',
    noPositions:
      '{{device}} sent no position within {{limit}} of this time. The last one before is from {{at}}, {{saw}} earlier.',
    noPositionsBefore:
      '{{device}} sent no position within {{minutes}} min of this time, and none in the year before.',
    alertOff: {
      entry: '{{device}} entered {{geofence}} at {{at}}, but the alert for entering is off.',
      exit: '{{device}} left {{geofence}} at {{at}}, but the alert for leaving is off.',
      dwell: '{{device}} stayed in {{geofence}} until {{at}}, but the alert for staying is off.',
    },
    notStored:
      'The positions show that {{event}} at {{at}}, but no event was stored. {{device}} may have had no subscription at the time.',
    inaccurate:
      'The position at {{at}} didn’t count. It was accurate to {{saw}}, and {{limit}} is the worst that counts.',
    held: {
      noFix: 'The positions around this time had no GPS fix, so they didn’t count.',
      jump: 'The position at {{at}} was {{side}}, but it didn’t count: it was too far from the one before to be plausible.',
      frozen:
        'The position at {{at}} was {{side}}, but it didn’t count: the tracker repeated the same place while it was moving.',
    },
    side: { insideBy: '{{saw}} inside {{geofence}}', outsideBy: '{{saw}} outside {{geofence}}' },
    notAcross: {
      insideBy:
        'At {{at}}, {{device}} was {{saw}} inside {{geofence}} and stayed there. Leaving takes two positions more than {{limit}} outside.',
      outsideBy:
        'At {{at}}, {{device}} was {{saw}} outside {{geofence}} and didn’t enter. Entering takes a position more than {{limit}} inside, or two in a row.',
    },
    notConfirmed: {
      entry:
        'Only one position, at {{at}}, was inside {{geofence}}, by {{saw}}. A single one counts if it is more than {{limit}} inside.',
      exit: 'Only one position, at {{at}}, was outside {{geofence}}, by {{saw}}. Leaving takes two in a row, each more than {{limit}} outside.',
    },
    standing: {
      entry:
        '{{device}} stood still while its position drifted into {{geofence}}, by {{saw}} at {{at}}. A device that stands crosses nothing.',
      exit: '{{device}} stood still while its position drifted out of {{geofence}}, by {{saw}} at {{at}}. A device that stands crosses nothing.',
    },
    baseline:
      'At {{at}}, {{device}} was {{side}}. That was the first position since the geofence was created or changed at {{changedAt}}, and it raises nothing.',
    passedTooShort:
      '{{device}} passed through {{geofence}} between two positions for about {{saw}}. From {{limit}} on, that is certain enough.',
    gapTooLong:
      '{{device}} may have passed through {{geofence}} between two positions, but they are {{saw}} apart. Up to {{limit}}, that is certain enough.',
    dwellTooShort:
      'At {{at}}, {{device}} had been in {{geofence}} for {{saw}}. The alert for staying comes after {{limit}}.',
  },
}
