import type { Translated } from '../../../shared/i18n/translated.ts'
import type { whyNotTexts as en } from '../en/why-not.ts'

export const whyNotTexts: Translated<typeof en, 'zh'> = {
  whyNot: {
    title: '为什么没有告警？',
    about: '选择一个本应告警的时间。Vectra 会查看该时间前 {{minutes}} 分钟至后 {{minutes}} 分钟的位置。',
    time: '时间',
    ask: '查找原因',
    failed: '无法查明原因。',
    map: '该时间前后的位置',
    hollow: '空心点未计入。',
    history: '在轨迹上显示',
    minutesSeconds: '{{minutes}} 分 {{seconds}} 秒',
    fired: '当时有告警：{{event}}，{{at}}。',
    late: '没有告警，因为位置晚到了 {{saw}}：{{event}}，{{at}}。超过 {{limit}}后，只发送紧急告警。',
    lateUnknown: '没有告警，因为位置到达得太晚：{{event}}，{{at}}。超过 {{limit}}后，只发送紧急告警。',
    noSubscription: '“{{device}}”没有生效中的订阅，因此没有电子围栏监测它。',
    inactive: '“{{geofence}}”已停用。最近一次更改于 {{at}}。',
    notCovered: '“{{geofence}}”不适用于“{{device}}”。最近一次更改于 {{at}}。',
    changedSince: '“{{geofence}}”于 {{at}} 创建或更改，晚于这些位置的到达时间。之前的状态没有存储。',
    noPositions:
      '“{{device}}”在此时间前后 {{limit}}内没有发送位置。此前最后一个位置是 {{at}} 的，早 {{saw}}。',
    noPositionsBefore: '“{{device}}”在此时间前后 {{minutes}} 分钟内没有发送位置，之前的一年内也没有。',
    alertOff: {
      entry: '“{{device}}”于 {{at}} 进入“{{geofence}}”，但进入告警已关闭。',
      exit: '“{{device}}”于 {{at}} 离开“{{geofence}}”，但离开告警已关闭。',
      dwell: '“{{device}}”在“{{geofence}}”内驻留至 {{at}}，但驻留告警已关闭。',
    },
    notStored: '位置显示：{{event}}，{{at}}，但没有存储事件。“{{device}}”当时可能没有订阅。',
    inaccurate: '{{at}} 的位置未计入。其精度为 {{saw}}，而计入的精度最差为 {{limit}}。',
    held: {
      noFix: '此时间前后的位置没有 GPS 定位，因此未计入。',
      jump: '{{at}} 的位置在{{side}}，但未计入：它离上一个位置太远，不合理。',
      frozen: '{{at}} 的位置在{{side}}，但未计入：定位器在移动中重复上报同一位置。',
    },
    side: { insideBy: '“{{geofence}}”内侧 {{saw}}', outsideBy: '“{{geofence}}”外侧 {{saw}}' },
    notAcross: {
      insideBy:
        '{{at}}，“{{device}}”在“{{geofence}}”内侧 {{saw}}，并留在其中。须有两个位置超出边界 {{limit}} 以上，才算离开。',
      outsideBy:
        '{{at}}，“{{device}}”在“{{geofence}}”外侧 {{saw}}，没有进入。须有一个位置深入边界 {{limit}} 以上，或连续两个位置在内，才算进入。',
    },
    notConfirmed: {
      entry: '只有 {{at}} 的一个位置在“{{geofence}}”内侧 {{saw}}。单个位置须深入边界 {{limit}} 以上才计入。',
      exit: '只有 {{at}} 的一个位置在“{{geofence}}”外侧 {{saw}}。须连续两个位置都超出边界 {{limit}} 以上，才算离开。',
    },
    standing: {
      entry:
        '“{{device}}”静止不动，其位置于 {{at}} 漂移到“{{geofence}}”内侧 {{saw}}。静止的设备不会穿越边界。',
      exit: '“{{device}}”静止不动，其位置于 {{at}} 漂移到“{{geofence}}”外侧 {{saw}}。静止的设备不会穿越边界。',
    },
    baseline:
      '{{at}}，“{{device}}”在{{side}}。这是电子围栏于 {{changedAt}} 创建或更改后的首个位置，不会触发告警。',
    passedTooShort:
      '“{{device}}”在两个位置之间穿过“{{geofence}}”，历时约 {{saw}}。达到 {{limit}}才足够确定。',
    gapTooLong:
      '“{{device}}”可能在两个位置之间穿过“{{geofence}}”，但两者相隔 {{saw}}。不超过 {{limit}}才足够确定。',
    dwellTooShort: '截至 {{at}}，“{{device}}”已在“{{geofence}}”内 {{saw}}。驻留告警在 {{limit}}后发出。',
  },
}
