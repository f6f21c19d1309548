import type { Translated } from '../../../shared/i18n/translated.ts'
import type { notLoadedTexts as en } from '../en/not-loaded.ts'

export const notLoadedTexts: Translated<typeof en, 'fr'> = {
  siteTitle: 'Impossible de démarrer Vectra',
  partsText:
    'Certaines parties de ce site n’ont pas pu être chargées. Vérifiez votre connexion et rechargez la page.',
  reload: 'Recharger la page',
}
