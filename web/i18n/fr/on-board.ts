import { onBoardNames } from '../../../shared/i18n/fr/on-board-names.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onBoardTexts as en } from '../en/on-board.ts'

export const onBoardTexts: Translated<typeof en, 'fr'> = {
  onBoard: {
    title: 'À bord',
    alarm: 'Le niveau d’eau dans la cale est élevé. Vérifiez le bateau tout de suite.',
    bilgeHigh: { name: 'Eau dans la cale', yes: 'Haute', no: 'Normale' },
    bilgePump: { name: 'Pompe de cale', yes: 'En marche', no: 'À l’arrêt' },
    shorePower: { name: 'Alimentation de quai', yes: 'Branchée', no: 'Débranchée' },
    depth: 'Profondeur',
    batteries: 'Batteries',
    lastDay: 'Les dernières 24 heures',
    range: 'De {{low}} à {{high}}',
    emptyAt: 'Heure estimée pour {{volts}} : {{time}}.',
    empty: '{{volts}} ou moins. Rechargez-la maintenant.',
    chartFailed: 'Impossible de charger les relevés des dernières 24 heures',
    chartStale: 'Les dernières 24 heures ci-dessous datent du dernier chargement.',
    tanks: 'Réservoirs',
    names: onBoardNames,
    nothing:
      'Ce bateau n’a encore envoyé aucune donnée de bord. Avec Signal K et Vectra JSON, l’envoi est automatique. Si votre traceur a des entrées, choisissez ce qui y est branché.',
    inputs: {
      open: 'Configurer les entrées',
      title: 'Qu’est-ce qui est branché sur les entrées ?',
      about:
        'Pour les traceurs Teltonika, y compris via Traccar ou flespi, et Digital Matter. Activez aussi les entrées dans les réglages du traceur, sinon il ne les envoie pas. Les changements s’appliquent dès le prochain envoi.',
      digital: 'Entrée {{number}}',
      analog: 'Entrée analogique {{number}}',
      nothing: 'Rien',
      bilgePump: {
        on: 'Pompe de cale en marche (entrée active)',
        off: 'Pompe de cale en marche (entrée inactive)',
      },
      bilgeHigh: {
        on: 'Eau haute dans la cale (entrée active)',
        off: 'Eau haute dans la cale (entrée inactive)',
      },
      shorePower: {
        on: 'Alimentation de quai branchée (entrée active)',
        off: 'Alimentation de quai branchée (entrée inactive)',
      },
      sameBattery: 'L’entrée analogique 1 mesure déjà cette batterie. Choisissez-en une autre.',
    },
  },
  events: { notSent: { 'plan-changed': 'Le plan de navigation a été terminé ou modifié avant.' } },
  alerts: {
    types: {
      bilgePump: 'Pompe de cale',
      bilgeHigh: 'Eau haute dans la cale',
      shorePower: 'Alimentation de quai coupée',
      batteryEmptyWithin: 'Batterie bientôt vide',
      depth: 'Profondeur d’eau',
    },
    does: {
      bilgePump: 'démarre sa pompe de cale plus de {{value}} fois par heure',
      bilgeHigh: 'a un niveau d’eau élevé dans la cale',
      shorePower: 'reste sans alimentation de quai pendant {{value}}',
      batteryEmptyWithin: 'aura une batterie vide d’ici {{value}}',
      depth: {
        above: 'est dans plus de {{value}} d’eau',
        below: 'est dans moins de {{value}} d’eau',
        equals: 'est dans exactement {{value}} d’eau',
        notEquals: 'n’est pas dans {{value}} d’eau',
        between: 'est dans {{value}} à {{valueTo}} d’eau',
      },
    },
    seen: {
      bilge: { on: 'haute', off: 'normale' },
      names: {
        bilgePump: 'Démarrages de la pompe de cale en une heure :',
        bilgeHigh: 'Eau dans la cale :',
        shorePower: 'Sans alimentation de quai',
        batteryEmptyWithin: 'Batterie vide dans',
        depth: 'Profondeur',
        returnDue: 'Retour prévu de',
        overdue: 'En retard, parti vers',
        returned: 'De retour dans',
        planEnded: 'Plan terminé par',
        planExtended: 'Nouveau retour prévu :',
        boatRemoved: 'Bateau retiré des bateaux du compte',
      },
    },
    examples: {
      names: {
        bilgePump: 'La pompe de cale démarre souvent',
        bilgeHigh: 'Eau dans la cale',
        shorePower: 'Alimentation de quai coupée',
      },
    },
    wrong: { wholeNumber: 'Saisissez un nombre entier.' },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: 'Si la pompe de cale est en marche',
        bilgeHigh: 'Si le niveau d’eau dans la cale est élevé',
        shorePower: 'Si l’alimentation de quai est branchée',
        depthM: 'Profondeur de l’eau en mètres',
        batteries: 'Batteries à bord par nom, en volts et en pour cent',
        tanks: 'Niveau de chaque réservoir, de 0 à 1',
      },
    },
  },
}
