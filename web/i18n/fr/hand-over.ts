import type { Translated } from '../../../shared/i18n/translated.ts'
import type { handOverTexts as en } from '../en/hand-over.ts'

export const handOverTexts: Translated<typeof en, 'fr'> = {
  handOver: {
    start: 'Céder',
    title: 'Céder le compte à {{name}} ?',
    text: '{{name}} en devient propriétaire, avec tous les appareils, membres, abonnements et cartes. Vous confirmez d’abord tous les deux par e-mail.',
    ownerKnows:
      'Votre connexion et vos clés d’API prennent alors fin. Nous vous envoyons une invitation : inscrivez-vous à nouveau avec elle, et vous restez gestionnaire.',
    youStay: 'Vous restez gestionnaire.',
    ask: 'Demander la confirmation',
    notAsked: 'Impossible de demander la confirmation',
    waiting: 'En cours de cession à {{name}}',
    waitingForBoth: 'Vous devez confirmer tous les deux par e-mail avant le {{time}}.',
    waitingForOwner: 'Vous devez confirmer par e-mail avant le {{time}}.',
    waitingForMember: '{{name}} doit confirmer par e-mail avant le {{time}}.',
    underWay: 'Vous avez confirmé tous les deux. Cela prend un instant.',
    keep: 'Garder le compte',
    notKept: 'Impossible de garder le compte',
    page: 'Céder {{account}} ?',
    pageText:
      '{{owner}} cède le compte à {{member}}, avec tous les appareils, membres, abonnements et cartes.',
    memberKnows:
      'Dès lors, vous payez ses abonnements. Sa carte reste en place jusqu’à ce que vous la changiez.',
    limit: 'Le lien est valable jusqu’au {{time}}.',
    confirm: 'Confirmer',
    notConfirmed: 'Impossible de confirmer',
    unknown: 'Impossible de charger ce qu’il faut confirmer',
    none: 'Ce lien n’est pas valable',
    noneText: 'Il a expiré, a été annulé, ou a été envoyé à une autre adresse que celle de votre connexion.',
    confirmed: 'Vous avez confirmé',
    waitingForOther: 'Le compte est cédé dès que l’autre personne a confirmé à son tour.',
    ownerDone: 'Le compte est en cours de cession. Notre invitation arrive dans votre boîte de réception.',
    memberDone: 'Le compte est à vous. Vous le trouverez dans un instant parmi vos comptes.',
  },
}
