import type { Translated } from '../../../shared/i18n/translated.ts'
import { onBoardNames } from '../../../shared/i18n/zh/on-board-names.ts'
import type { onBoardTexts as en } from '../en/on-board.ts'

export const onBoardTexts: Translated<typeof en, 'zh'> = {
  onBoard: {
    title: '船上',
    alarm: '舱底水位过高，请立即查看船只。',
    bilgeHigh: { name: '舱底水位', yes: '过高', no: '正常' },
    bilgePump: { name: '舱底泵', yes: '运行中', no: '未运行' },
    shorePower: { name: '岸电', yes: '已接通', no: '未接通' },
    depth: '水深',
    batteries: '电池',
    lastDay: '过去 24 小时',
    range: '{{low}} 至 {{high}}',
    emptyAt: '预计 {{time}} 左右降至 {{volts}}。',
    empty: '已降至 {{volts}} 或更低，请立即充电。',
    chartFailed: '无法加载过去 24 小时的读数',
    chartStale: '下方的 24 小时数据为上次加载时的内容。',
    tanks: '液舱',
    names: onBoardNames,
    nothing:
      '此船尚未上报任何船上数据。Signal K 和 Vectra JSON 会自动上报。如果您的定位器有输入端，请选择所接的设备。',
    inputs: {
      open: '设置输入',
      title: '输入端接了什么？',
      about:
        '适用于 Teltonika 定位器（包括通过 Traccar 或 flespi 接入的）和 Digital Matter 定位器。请同时在定位器的设置中启用输入，否则不会发送。更改从下一次上报起生效。',
      digital: '输入 {{number}}',
      analog: '模拟输入 {{number}}',
      nothing: '无',
      bilgePump: { on: '舱底泵运行中（输入接通）', off: '舱底泵运行中（输入断开）' },
      bilgeHigh: { on: '舱底水位过高（输入接通）', off: '舱底水位过高（输入断开）' },
      shorePower: { on: '岸电已接通（输入接通）', off: '岸电已接通（输入断开）' },
      sameBattery: '模拟输入 1 已在测量此电池，请选择其他电池。',
    },
  },
  events: { notSent: { 'plan-changed': '航行计划已先结束或更改。' } },
  alerts: {
    types: {
      bilgePump: '舱底泵',
      bilgeHigh: '舱底水位过高',
      shorePower: '失去岸电',
      batteryEmptyWithin: '电池即将耗尽',
      depth: '水深',
    },
    does: {
      bilgePump: '舱底泵每小时启动超过 {{value}} 次',
      bilgeHigh: '舱底水位过高',
      shorePower: '失去岸电达 {{value}}',
      batteryEmptyWithin: '电池将在 {{value}} 内耗尽',
      depth: {
        above: '水深大于 {{value}}',
        below: '水深小于 {{value}}',
        equals: '水深正好为 {{value}}',
        notEquals: '水深不为 {{value}}',
        between: '水深在 {{value}} 至 {{valueTo}} 之间',
      },
    },
    seen: {
      bilge: { on: '过高', off: '正常' },
      names: {
        bilgePump: '一小时内舱底泵启动次数',
        bilgeHigh: '舱底水位',
        shorePower: '无岸电',
        batteryEmptyWithin: '电池耗尽剩余时间',
        depth: '水深',
        returnDue: '应返航，目的地',
        overdue: '逾期未归，目的地',
        returned: '已返回，位于',
        planEnded: '结束计划者',
        planExtended: '新的计划返回时间',
        boatRemoved: '已从账户的船只中移除',
      },
    },
    examples: {
      names: {
        bilgePump: '舱底泵频繁启动',
        bilgeHigh: '舱底进水',
        shorePower: '失去岸电',
      },
    },
    wrong: { wholeNumber: '请输入整数。' },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: '舱底泵是否在运行',
        bilgeHigh: '舱底水位是否过高',
        shorePower: '岸电是否接通',
        depthM: '水深（米）',
        batteries: '船上各电池（按名称）的电压（伏）和电量（%）',
        tanks: '各液舱的液位，0 到 1',
      },
    },
  },
}
