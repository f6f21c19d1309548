import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onBoardTexts as en } from '../en/on-board.ts'

export const onBoardTexts: Translated<typeof en, 'fr'> = {
  onBoard: {
    title: 'À bord',
    alarm: 'Le niveau d’eau dans la cale est élevé. Vérifiez le bateau tout de suite.',
    bilgeHigh: { name: 'Eau dans la cale', yes: 'Haute', no: 'Normale' },
    bilgePump: { name: 'Pompe de cale', yes: 'En marche', no: 'À l’arrêt' },
    shorePower: { name: 'Prise de quai', yes: 'Branchée', no: 'Débranchée' },
    depth: 'Profondeur',
    batteries: 'Batteries',
    tanks: 'Réservoirs',
    names: {
      house: 'Servitude',
      starter: 'Démarrage',
      engine: 'Moteur',
      bow: 'Proue',
      fuel: 'Carburant',
      water: 'Eau',
      freshwater: 'Eau douce',
      wastewater: 'Eaux grises',
      blackwater: 'Eaux noires',
    },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: 'Si la pompe de cale est en marche',
        bilgeHigh: 'Si le niveau d’eau dans la cale est élevé',
        shorePower: 'Si la prise de quai est branchée',
        depthM: 'Profondeur de l’eau en mètres',
        batteries: 'Batteries à bord par nom, en volts et en pour cent',
        tanks: 'Niveau de chaque réservoir, de 0 à 1',
      },
    },
  },
}
