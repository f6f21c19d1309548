import type { geofenceActivityTexts as en } from '../../en/reports/geofence-activity.ts'
import type { Translated } from '../../translated.ts'

export const geofenceActivityTexts: Translated<typeof en, 'zh'> = {
  geofence: '电子围栏',
  geofences: '电子围栏',
  devices: '设备',
  visits: '到访',
  timeInside: '围栏内时长',
  averageVisit: '平均到访时长',
  longestVisit: '最长到访',
  geofencesVisited: '到访的电子围栏',
  devicesInside: '有到访的设备',
  entered: '进入',
  left: '离开',
  firstEntry: '首次进入',
  lastExit: '最后离开',
  chart: '在各电子围栏内的时长',
  byGeofence: '按电子围栏',
  byDevice: '按设备',
  byDay: '每天的首次与最后',
  noVisits: '没有设备到过任何电子围栏。',
  definitions: {
    visit: '到访是从进入到离开的时间。第二个位置确认设备在围栏内时，到访才开始，因此路过不算到访。',
    open: '没有进入时间的到访在此时段之前开始。没有离开时间的到访在此时段结束时仍在继续。',
    time: '围栏内时长只计算此时段内的部分。多台设备同时在围栏内时，各自的时长分别计入。',
    days: '每天从零点到零点，以此时区为准：{{zone}}。',
  },
}
