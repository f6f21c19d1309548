import type { certificateLabels as labelsEn, certificatePaperTexts as paperEn } from '../en/certificates.ts'
import type { Translated } from '../translated.ts'

export const certificateLabels: Translated<typeof labelsEn, 'zh'> = {
  title: '保险证明',
  holder: '持有人',
  issuedOn: '签发日期',
  number: '证明编号',
  devices: '设备',
  plate: '车牌',
  noPlate: '–',
  type: '类型',
  deviceId: '设备 ID',
  since: '监控起始日期',
  monitored: '监控内容',
  livePosition: '实时位置',
  geofences_other: '{{count}} 个电子围栏',
  alerts_other: '{{count}} 条告警规则',
}

export const certificatePaperTexts: Translated<typeof paperEn, 'zh'> = {
  statement: 'Vectra 确认，在签发之日正为持有人监控以下设备。',
  device: '设备',
  confirm: '扫码确认',
  note: '实时位置：设备在有电源和移动网络覆盖时上报其所在位置。电子围栏和告警规则为签发日期对该设备生效的项目。本文件不是保险单。',
  footer: '在 {{url}} 确认此证明',
  page: '第 {{page}} 页，共 {{pages}} 页',
}
