import type { reportErrors as en } from '../en/report-errors.ts'
import type { Translated } from '../translated.ts'

export const reportErrors: Translated<typeof en, 'zh'> = {
  'too-many-devices': '设备过多，无法放入一个文件。请减少设备，或选择 Excel 或 CSV。',
  'too-many-points': '位置过多，无法放入一份报表。请选择更短的时段或减少设备。',
  'no-devices': '所选设备都没有可用的数据。',
  'timed-out': '耗时过长。请选择更短的时段或减少设备。',
  internal: '我们这边出了问题。请重新运行。',
}
