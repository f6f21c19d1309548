import type { notificationTexts as en } from '../en/notifications.ts'
import type { Translated } from '../translated.ts'
import { reportErrors } from './report-errors.ts'
import { reportTypes } from './report-types.ts'
import { ruleEventTexts } from './rule-events.ts'

// Texts named `sms` have plain spaces and no letters outside GSM 03.38, which would double their price.
export const notificationTexts: Translated<typeof en, 'fr'> = {
  subject: {
    entry: '{{device}} entre dans {{geofence}} à {{time}}',
    exit: '{{device}} quitte {{geofence}} à {{time}}',
    dwell: '{{device}} se trouve dans {{geofence}} depuis {{time}}',
  },
  rule: ruleEventTexts,
  reportTypes,
  reportErrors,
  test: 'Test : {{subject}}',
  testDevice: 'Appareil de test',
  testGeofence: 'Zone de test',
  when: 'Quand',
  where: 'Où',
  device: 'Appareil',
  geofence: 'Zone',
  ruleName: 'Règle',
  openMap: 'Ouvrir la carte en direct',
  openEvent: 'Voir ce qui s’est passé',
  openSettings: 'Ouvrir vos paramètres',
  openEvents: 'Voir tous les événements',
  interpolated: 'L’appareil est passé par là entre deux positions. L’heure et le lieu sont des estimations.',
  stop: 'Ne plus recevoir ces e-mails',
  whyYou: 'Vous recevez cet e-mail en raison de vos zones et de vos règles d’alerte dans Vectra.',
  whyYouAsked: 'Vous recevez cet e-mail parce que {{owner}} a saisi votre adresse dans Vectra.',
  digest: {
    email: {
      subject: 'Autres événements de la dernière heure : {{count}}',
      intro: 'Il y a eu plus d’événements que Vectra n’en envoie un par un.',
    },
    quiet: {
      subject: 'Alertes pendant vos heures calmes : {{count}}',
      intro: 'Voici ce qui s’est passé pendant vos heures calmes.',
      title: 'Fin des heures calmes',
    },
    late: {
      subject: 'Événements détectés tardivement : {{count}}',
      intro: 'Ces événements ont été détectés plus de 15 minutes après s’être produits.',
      title: 'Détecté tardivement',
    },
    more: 'Et {{count}} de plus.',
    sms: 'Vectra : {{subject}}. {{url}}',
  },
  late: {
    today: 'à {{time}}',
    otherDay: 'le {{date}} à {{time}}',
    subject: 'Alerte tardive : {{subject}}',
    one: {
      tracker: 'Survenu {{first}}, signalé {{known}}, au retour du traceur.',
      order: 'Survenu {{first}}, signalé {{known}}.',
      us: 'Survenu {{first}}. Détecté seulement {{known}}, à cause d’un retard de notre part.',
      delivery: 'Survenu {{first}}. Cette alerte n’a pas pu vous parvenir plus tôt.',
    },
    several: {
      subject: 'Alertes tardives de {{device}} : {{count}}',
      tracker: 'Première {{first}}, dernière {{last}}. Signalées {{known}}, au retour du traceur.',
      order: 'Première {{first}}, dernière {{last}}. Signalées {{known}}.',
      us: 'Première {{first}}, dernière {{last}}. Détectées seulement {{known}}, à cause d’un retard de notre part.',
    },
    sms: 'Vectra : {{subject}}. {{late}} {{url}}',
  },
  snooze: 'Mettre ces alertes en sourdine',
  webhookPaused: {
    subject: 'Vectra a suspendu un webhook',
    text: 'Votre webhook sur {{host}} a échoué {{count}} fois de suite. Vectra l’essaie maintenant une fois par heure et reprend dès qu’il répond.',
  },
  ask: {
    alerts: {
      subject: '{{owner}} veut vous envoyer des alertes',
      text: '{{owner}} veut vous envoyer par e-mail des alertes sur ses appareils. Rien n’est envoyé tant que vous n’avez pas accepté.',
      sms: 'Vectra : {{owner}} veut vous envoyer par SMS des alertes sur ses appareils. Accepter : {{url}}',
    },
    reports: {
      subject: '{{owner}} veut vous envoyer des rapports',
      text: '{{owner}} veut vous envoyer par e-mail des rapports sur ses appareils. Rien n’est envoyé tant que vous n’avez pas accepté.',
      sms: 'Vectra : {{owner}} veut vous envoyer par SMS des rapports sur ses appareils. Accepter : {{url}}',
    },
    floatPlan: {
      subject: '{{owner}} veut vous désigner comme contact pour une sortie en bateau',
      text: '{{owner}} veut que vous receviez un message si son bateau ne rentre pas à temps. Rien n’est envoyé tant que vous n’avez pas accepté.',
      sms: 'Vectra : {{owner}} veut que vous receviez un SMS si son bateau ne rentre pas à temps. Accepter : {{url}}',
    },
  },
  floatPlan: {
    to: 'Destination',
    people: 'Personnes à bord',
    returnBy: 'Retour prévu',
    lastPosition: 'Dernière position',
    noPosition: 'inconnue',
    overdue: 'Essayez de joindre les personnes à bord. En cas d’échec, appelez les secours en mer.',
    reminder: 'S’il vous faut plus de temps, prolongez le plan. Si vous êtes de retour, terminez-le.',
    reminderContacts:
      'S’il vous faut plus de temps, prolongez le plan. Si vous êtes de retour, terminez-le. Vos contacts reçoivent un message à {{time}}.',
    follow: 'Suivre {{device}} sur une carte',
    open: 'Ouvrir le plan de navigation',
    sms: 'Vectra : {{subject}}. Personnes à bord : {{people}}. Retour prévu : {{returnBy}}. Dernière position : {{position}}. {{url}}',
    allClear: 'Si vous avez appelé les secours en mer, prévenez-les.',
    removed:
      'Cela ne veut pas dire que le bateau est de retour. Si vous n’en savez rien, essayez de joindre les personnes à bord.',
    allClearSms: 'Vectra : {{subject}}. {{sentence}}',
  },
  agree: 'Accepter ou refuser',
  report: {
    subject: '{{schedule}} : {{period}}',
    attached: 'Le rapport est en pièce jointe.',
    tooLarge: 'Le rapport est trop volumineux pour un e-mail.',
    until: 'Date limite de téléchargement : {{date}}.',
    report: 'Rapport',
    about: 'Contenu',
    period: 'Période',
    open: 'Télécharger le rapport',
    openAll: 'Voir tous les rapports',
    whyYou: 'Vous recevez cet e-mail en raison de votre rapport planifié {{schedule}} dans Vectra.',
    sms: 'Vectra : {{schedule}}, {{period}}. {{url}}',
    failed: {
      subject: '{{schedule}} : pas de rapport cette fois',
      text: 'Le rapport n’a pas pu être généré. {{error}}',
      next: 'La planification reste active. Prochain rapport : {{date}}.',
      open: 'Ouvrir vos rapports',
    },
  },
  sms: 'Vectra : {{subject}}. {{url}}',
  settingsTest: {
    subject: 'Vos alertes Vectra arrivent à cette adresse',
    text: 'Voici le message de test que vous avez demandé dans vos paramètres.',
    sms: 'Vectra : vos alertes arrivent sur ce téléphone. {{url}}',
  },
  phoneCode: 'Vectra : votre code est {{code}}. Il expire dans {{minutes}} minutes.',
}
