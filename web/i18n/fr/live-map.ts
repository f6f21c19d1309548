import type { Translated } from '../../../shared/i18n/translated.ts'
import type { liveMapTexts as en } from '../en/live-map.ts'

export const liveMapTexts: Translated<typeof en, 'fr'> = {
  tools: {
    relayRestore: 'Rétablir le relais',
    relayCut: 'Couper le relais',
    text: 'Envoyer une commande texte',
    storage: 'Mode stockage',
    share: 'Partager la position',
    locate: 'Afficher ma position',
    selectFirst: 'sélectionnez d’abord un appareil',
  },
  notice: {
    satelliteKey:
      'La vue satellite nécessite une clé de carte de l’exploitant de ce site. Le plan des rues est affiché à la place.',
    hide: 'Ignorer',
    location: {
      denied:
        'L’accès à votre position est bloqué. Autorisez-le pour ce site dans votre navigateur, puis réessayez.',
      unavailable:
        'Impossible de vous localiser. Activez le service de localisation de cet appareil, puis réessayez.',
      insecure:
        'Votre navigateur ne partage votre position qu’avec les sites sécurisés. Ouvrez ce site avec https://.',
    },
  },
  coastNote: 'Littoral précis à {{distance}} environ',
  preview: { failed: 'Impossible de charger la carte. Rechargez la page pour réessayer.' },
  point: { lowVolts: 'Faible', unknownTime: 'Inconnue' },
  legend: { title: 'Vitesse sur la trace' },
}
