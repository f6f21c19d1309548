import type { Translated } from '../../../shared/i18n/translated.ts'
import type { commandTexts as en } from '../en/commands.ts'

export const commandTexts: Translated<typeof en, 'fr'> = {
  commands: {
    names: {
      cut: 'Couper le relais',
      restore: 'Rétablir le relais',
      storeOn: 'Activer le mode stockage',
      storeOff: 'Quitter le mode stockage',
    },
    verbs: {
      cut: 'Couper le relais de « {{name}} »',
      restore: 'Rétablir le relais de « {{name}} »',
      storeOn: 'Activer le mode stockage pour {{name}}',
      storeOff: 'Quitter le mode stockage pour {{name}}',
    },
    consequences: {
      cut: 'Tout ce que le relais alimente s’éteint. Un moteur s’arrête et ne peut plus démarrer tant que vous n’avez pas rétabli le relais.',
      restore:
        'Tout ce que le relais alimente se rallume. Cette commande est envoyée quelle que soit la vitesse, avant toutes les autres, et annule une coupure encore en attente.',
      storeOn:
        'Le traceur se met en veille et se manifeste une fois par heure : les positions peuvent dater d’une heure. Une batterie de 12 V tient environ 15 mois (jusqu’à 50 %).',
      storeOff: 'Le traceur reste éveillé et envoie de nouveau un message toutes les {{seconds}} secondes.',
    },
    times: {
      active: 'Cela prend 10 à 30 s tant que le traceur est actif.',
      nextReport:
        'Cela prend jusqu’à {{interval}}, l’intervalle d’envoi du traceur, qui reçoit les commandes à chaque envoi.',
      powerSave: 'Cela prend 3 à 5 min, car le traceur est en économie d’énergie.',
      asleep:
        'Cela peut prendre jusqu’à une heure, car le traceur est en veille et se manifeste une fois par heure.',
      leaving: 'Quitter le mode stockage peut prendre jusqu’à une heure.',
      silent:
        'Le traceur est injoignable. La commande part avec son prochain message, ou expire s’il tarde trop.',
    },
    interlock: {
      open: 'La coupure n’est envoyée que si la dernière position date de {{maxAge}} au maximum et que la vitesse est inférieure à {{limit}}. Sinon, elle est retenue.',
      noFix: 'Il n’y a encore aucune position. La coupure est retenue jusqu’à la première.',
      fixAge:
        'La dernière position date de plus de {{maxAge}}. La coupure est retenue jusqu’à une position plus récente.',
      invalidFix:
        'La dernière position n’est pas fiable. La coupure est retenue jusqu’à une position fiable.',
      speedUnknown:
        'Le traceur ne transmet pas sa vitesse. La coupure est retenue jusqu’à ce qu’il le fasse.',
      speed:
        'Trop rapide pour couper maintenant. La coupure est retenue jusqu’à une vitesse inférieure à {{limit}}.',
    },
    facts: { speed: 'Vitesse', fix: 'Position', none: 'Aucune' },
    cancel: 'Annuler',
    close: 'Fermer',
    restore: 'Rétablir le relais',
    cancelCut: 'Annuler la coupure',
    text: {
      title: 'Envoyer une commande texte à {{name}}',
      label: 'Commande',
      hint: 'Une ligne terminée par #, par exemple STATUS# ou TIMER,30#. Les commandes figurent dans le manuel du traceur.',
      send: 'Envoyer',
    },
    failed: {
      text: 'Impossible d’envoyer la commande texte : {{reason}}',
      storage: 'Impossible de changer le mode stockage : {{reason}}',
      relay: 'Impossible de changer l’état du relais : {{reason}}',
    },
    again: {
      text: 'Votre connexion date de plus de {{minutes}} minutes. Saisissez à nouveau votre mot de passe, pour que personne d’autre ne puisse le faire sur une page restée ouverte.',
      password: 'Mot de passe',
      code: 'Code de votre application d’authentification',
      hosted: 'Si vous vous connectez sans mot de passe, déconnectez-vous puis reconnectez-vous d’abord.',
    },
    states: {
      queued: 'En attente',
      held: 'Retenue par sécurité',
      sent: 'Envoyée',
      answered: 'Réponse reçue',
      proved: 'Confirmée par le traceur',
      expired: 'Expirée',
      refused: 'Refusée',
      superseded: 'Remplacée',
    },
    details: {
      queued: 'Part avec le prochain message du traceur.',
      sent: 'En attente de la réponse du traceur.',
      answered: 'Le traceur a répondu « {{answer}} ».',
      proved: 'Ses messages montrent le changement.',
    },
    reasons: {
      noFix: 'Aucune position n’est encore arrivée.',
      fixAge: 'La dernière position date de {{age}}. Elle doit dater de {{maxAge}} au maximum.',
      invalidFix: 'La dernière position n’est pas fiable.',
      speedUnknown: 'Le traceur ne transmet pas sa vitesse.',
      speed: 'Trop rapide : {{speed}}. La vitesse doit être inférieure à {{limit}}.',
      'text-malformed':
        'Utilisez une seule ligne de {{maxLength}} caractères simples au maximum, terminée par un seul #.',
      'text-relay-spelling':
        'Utilisez les boutons du relais, ou écrivez {{cut}} pour couper le relais et {{restore}} pour le rétablir.',
      'text-forbidden': 'Cette commande pourrait désactiver le traceur ou vous en bloquer l’accès.',
      'text-unsupported':
        'Ce type de traceur ne prend pas en charge cette commande. Les boîtiers Teltonika acceptent les deux commandes de relais, STATUS#, WHERE# et VERSION#. Les téléphones avec OwnTracks n’en acceptent aucune.',
      'no-subscription': 'Cet appareil n’a pas d’abonnement. Vous pouvez seulement rétablir son relais.',
      'too-many-open':
        '{{maxOpen}} commandes sont déjà en attente. Réessayez quand l’une d’elles sera terminée.',
      superseded: 'Une commande plus récente l’a remplacée.',
      'tracker-refused': 'Le traceur a répondu « {{answer}} ».',
      undelivered: 'Le traceur ne s’est pas manifesté à temps.',
      unanswered: 'Le traceur n’a pas répondu à temps. Il a peut-être quand même exécuté la commande.',
    },
    until: 'Elle part dès que la sécurité le permet. Expiration : {{time}}.',
    seen: '{{speed}}, position datant de {{age}}',
    progress: 'Commandes pour {{name}}',
    log: {
      title: 'Commandes',
      count_one: '{{count}} commande',
      count_many: '{{count}} de commandes',
      count_other: '{{count}} commandes',
      by: 'Demandée par {{requester}} · Adresse IP {{address}}',
      byGeofence: 'Demandée par la zone {{geofence}}, à l’entrée',
      you: 'vous',
      steps: 'Chronologie',
      answer: 'Réponse : « {{answer}} »',
      empty: 'Aucune commande. Les commandes envoyées à ce traceur et leurs résultats apparaissent ici.',
      emptyPicture: 'Une commande en route vers un traceur',
      failed: 'Impossible de charger les commandes',
      stale: 'Impossible d’actualiser les commandes',
      loading: 'Chargement des commandes',
    },
  },
  device: {
    back: 'Carte en direct',
    show: 'Voir sur la carte en direct',
    connect: 'Connecter le traceur',
    actions: 'Commandes pour {{name}}',
    storeOn: 'Activer le mode stockage',
    storeOff: 'Quitter le mode stockage',
    loading: 'Chargement de l’appareil',
    loadFailed: 'Impossible de charger cet appareil',
    unknownTitle: 'Appareil introuvable',
    unknownText: 'Cet appareil n’est pas sur votre compte. Il en a peut-être été retiré.',
  },
  errors: { validation: 'Saisissez une commande.' },
}
