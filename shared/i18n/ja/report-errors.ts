import type { reportErrors as en } from '../en/report-errors.ts'
import type { Translated } from '../translated.ts'

export const reportErrors: Translated<typeof en, 'ja'> = {
  'too-many-devices':
    'デバイスが多すぎて、1つのファイルに収まりません。デバイスを減らすか、ExcelまたはCSVを選んでください。',
  'too-many-points':
    '位置情報が多すぎて、1つのレポートに収まりません。期間を短くするか、デバイスを減らしてください。',
  'no-devices': 'レポートに使えるデータのあるデバイスがありません。',
  'timed-out': '時間がかかりすぎました。期間を短くするか、デバイスを減らしてください。',
  internal: 'サーバー側で問題が発生しました。もう一度実行してください。',
}
