import type { Translated } from '../../../shared/i18n/translated.ts'
import type { notLoadedTexts as en } from '../en/not-loaded.ts'

export const notLoadedTexts: Translated<typeof en, 'ja'> = {
  siteTitle: 'Vectraを起動できませんでした',
  partsText: 'サイトの一部を読み込めませんでした。接続を確認して、ページを再読み込みしてください。',
  reload: 'ページを再読み込み',
}
