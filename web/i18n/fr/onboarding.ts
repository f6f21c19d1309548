import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onboardingTexts as en } from '../en/onboarding.ts'

export const onboardingTexts: Translated<typeof en, 'fr'> = {
  onboarding: {
    product: 'Vectra',
    pageTitle: 'Commande · Vectra',
    heading: 'Démarrez avec Vectra',
    home: 'Vectra, accueil',
    signIn: 'Se connecter',
    toDark: 'Passer au thème sombre',
    toLight: 'Passer au thème clair',
    language: 'Langue',
    languageNotLoaded: 'Impossible de charger cette langue. Vérifiez votre connexion et réessayez.',
    progress: 'Progression',
    stepOf: 'Étape {{step}} sur {{steps}}',
    stepDone: 'terminée',
    steps: {
      plan: 'Votre formule',
      person: 'Vos coordonnées',
      address: 'Adresse de livraison',
      payment: 'Paiement',
    },
    back: 'Retour',
    continue: 'Continuer',
    plan: {
      legend: 'Formule',
      names: { monthly: 'Mensuelle', annual: 'Annuelle', marine: 'Annuelle avec assistance nautique' },
      per: {
        monthly: 'par appareil et par mois',
        annual: 'par appareil et par an',
        marine: 'par appareil et par an',
      },
      texts: {
        monthly: 'Facturée chaque mois. Résiliable quand vous voulez.',
        annual: 'Économisez {{saved}} par an par rapport à la formule mensuelle.',
        marine: 'La formule annuelle, plus l’assistance nautique pour {{marine}} par an.',
      },
      best: 'Meilleur prix',
      quantity: 'Nombre d’appareils',
      quantityText:
        'De {{min}} à {{max}}. Chacun est livré avec un boîtier GPS à {{unit}}, payé une seule fois.',
      fewer: 'Un appareil de moins',
      more: 'Un appareil de plus',
    },
    fields: {
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      street: 'Numéro et rue',
      city: 'Ville',
      state: 'État, province ou région',
      zip: 'Code postal',
      country: 'Pays',
    },
    emailText:
      'Vos identifiants de connexion y seront envoyés. Si vous avez déjà un compte, utilisez son adresse : la commande y sera ajoutée à votre prochaine connexion.',
    missing: {
      firstName: 'Saisissez votre prénom.',
      lastName: 'Saisissez votre nom.',
      email: 'Saisissez votre adresse e-mail.',
      phone: 'Saisissez votre numéro de téléphone.',
      street: 'Saisissez le numéro et la rue.',
      city: 'Saisissez la ville.',
      state: 'Saisissez l’État, la province ou la région.',
      zip: 'Saisissez le code postal.',
      country: 'Choisissez le pays.',
    },
    invalid: {
      email: 'Saisissez une adresse du type mia@example.com.',
      phone: 'Saisissez un numéro de téléphone valide',
      other: 'Vérifiez cette valeur.',
    },
    allMissing: {
      person: 'Remplissez tous les champs obligatoires',
      address: 'Remplissez tous les champs de l’adresse',
    },
    summary: {
      title: 'Récapitulatif de la commande',
      lines: {
        monthly: 'Formule mensuelle',
        annual: 'Formule annuelle',
        marine: 'Assistance nautique, un an',
        unit: 'Boîtier GPS',
      },
      times: '{{name}} × {{quantity}}',
      total: 'À payer aujourd’hui',
      month: 'Puis {{amount}} par mois jusqu’à résiliation.',
      year: 'Puis {{amount}} par an jusqu’à résiliation.',
      ships: 'Expédition sous 1 à 2 jours ouvrés.',
      guarantee: 'Satisfait ou remboursé pendant 30 jours.',
    },
    payment: {
      loading: 'Chargement du formulaire de paiement…',
      tryAgain: 'Réessayer',
      notReady: 'Le système de paiement n’est pas prêt. Rechargez la page et réessayez.',
      pay: 'Payer {{amount}}',
      terms:
        '{{amount}} vous sont débités maintenant. Votre formule se renouvelle automatiquement jusqu’à résiliation, possible à tout moment.',
      unfinished: 'Votre dernière tentative n’a pas abouti',
      unfinishedText:
        'Nous ne savons pas encore si le paiement est passé. Vérifiez maintenant : nous reprenons là où il s’est arrêté, et vous n’êtes jamais débité deux fois.',
      check: 'Vérifier et terminer la commande',
      failed: 'Le paiement a échoué. Réessayez.',
    },
    done: {
      title: 'Votre commande est confirmée',
      text: 'Nous avons débité {{amount}}. Votre numéro de commande est le {{number}}.',
      next: 'La suite',
      mail: 'Consultez vos e-mails',
      mailText:
        'Nous envoyons vos identifiants de connexion à {{email}}. Ils arrivent en général en quelques minutes, et en 24 à 48 heures au plus. Si vous avez déjà un compte à cette adresse, rien n’est envoyé : connectez-vous, vos nouveaux abonnements y sont.',
      shipping: 'Attendez votre livraison',
      shippingText_one:
        'Votre boîtier GPS est expédié sous 1 à 2 jours ouvrés à cette adresse : {{address}}.',
      shippingText_many:
        'Vos {{count}} de boîtiers GPS sont expédiés sous 1 à 2 jours ouvrés à cette adresse : {{address}}.',
      shippingText_other:
        'Vos {{count}} boîtiers GPS sont expédiés sous 1 à 2 jours ouvrés à cette adresse : {{address}}.',
      connect: 'Connectez votre traceur',
      connectText:
        'Connectez-vous et ajoutez votre appareil. Les premiers pas, sur la page Synthèse, vous guident jusqu’à sa première position.',
      home: 'Retour à l’accueil',
    },
  },
}
