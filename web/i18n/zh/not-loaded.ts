import type { Translated } from '../../../shared/i18n/translated.ts'
import type { notLoadedTexts as en } from '../en/not-loaded.ts'

export const notLoadedTexts: Translated<typeof en, 'zh'> = {
  siteTitle: '无法启动 Vectra',
  partsText: '本站部分内容无法加载。请检查网络并重新加载页面。',
  reload: '重新加载页面',
}
