import type { Translated } from '../../../shared/i18n/translated.ts'
import type { notLoadedTexts as en } from '../en/not-loaded.ts'

export const notLoadedTexts: Translated<typeof en, 'es'> = {
  siteTitle: 'No se pudo iniciar Vectra',
  partsText: 'No se pudieron cargar partes de este sitio. Comprueba tu conexión y recarga la página.',
  reload: 'Recargar página',
}
