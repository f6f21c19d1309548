import type { Translated } from '../../../shared/i18n/translated.ts'
import type { notLoadedTexts as en } from '../en/not-loaded.ts'

export const notLoadedTexts: Translated<typeof en, 'pt'> = {
  siteTitle: 'Não foi possível iniciar o Vectra',
  partsText: 'Não foi possível carregar partes deste site. Verifique sua conexão e recarregue a página.',
  reload: 'Recarregar',
}
