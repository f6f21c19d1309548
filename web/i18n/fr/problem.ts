import type { Translated } from '../../../shared/i18n/translated.ts'
import type { problemTexts as en } from '../en/problem.ts'
import { notLoadedTexts } from './not-loaded.ts'

export const problemTexts: Translated<typeof en, 'fr'> = {
  problem: {
    codes: {
      network: 'Erreur réseau. Vérifiez votre connexion.',
      network_commands:
        'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez. Une commande déjà en route n’est pas envoyée deux fois.',
      gateway: 'Le serveur n’a pas accepté la requête. Rechargez la page et réessayez.',
      'unreadable-answer': 'Le serveur a envoyé une réponse inattendue. Rechargez la page.',
      unauthenticated: 'Accès refusé. Reconnectez-vous.',
      forbidden: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
      'account-closed': 'Ce compte a été supprimé.',
      'handed-over': 'Ce compte a été cédé.',
      'invalid-body': 'Vérifiez votre saisie et réessayez.',
      'invalid-body_shares': 'Vérifiez le nom, l’expiration et les coordonnées, puis réessayez.',
      'invalid-query': 'Le serveur n’a pas accepté la requête. Rechargez la page et réessayez.',
      'unsupported-media-type': 'Le serveur n’a pas accepté la requête. Rechargez la page et réessayez.',
      'body-too-large': 'C’est trop à envoyer en une fois. Raccourcissez et réessayez.',
      'answer-too-large': 'C’est trop à charger en une fois. Choisissez une période plus courte.',
      'too-many-points':
        'Cette période contient trop de points pour être chargée en une fois. Choisissez-en une plus courte.',
      'range-too-long': 'La période est trop longue. Choisissez-en une plus courte.',
      'range-in-future': 'Cette période n’a pas encore commencé. Choisissez-en une antérieure.',
      'range-reversed': 'Le dernier jour précède le premier.',
      'unknown-devices':
        'Un appareil sélectionné n’est plus sur votre compte. Sélectionnez de nouveau les appareils.',
      'unknown-geofences': 'Une zone sélectionnée n’existe plus. Sélectionnez de nouveau les zones.',
      'not-today':
        'L’horloge de cet ordinateur ou de ce téléphone semble fausse. Réglez-la et rechargez la page.',
      'not-found': 'La ressource demandée est introuvable.',
      'not-found_devices': 'Cet appareil n’est plus sur votre compte.',
      'not-found_commands': 'Cet appareil n’est plus sur votre compte.',
      'not-found_alerts': 'Cette règle ou cet appareil n’est plus sur votre compte. Rechargez la page.',
      'not-found_geofences': 'Cette zone ou cet appareil n’est plus sur votre compte. Rechargez la page.',
      'not-found_reports':
        'Cette planification ou ce rapport n’est plus sur votre compte. Rechargez la page.',
      'not-found_maintenance':
        'Cet entretien ou cet appareil n’est plus sur votre compte. Rechargez la page.',
      'not-found_shares': 'Ce lien ou cet appareil n’est plus sur votre compte. Rechargez la page.',
      'not-found_subscriptions':
        'Cet abonnement ou cet appareil n’est plus sur votre compte. Rechargez la page.',
      'not-found_viewer':
        'Ce lien a expiré, a été désactivé ou n’a jamais existé. Demandez-en un nouveau à l’expéditeur.',
      arrived: 'Ce lien a pris fin à l’arrivée de l’appareil.',
      'expires-in-the-past': 'Le lien aurait déjà expiré. Choisissez une heure ultérieure.',
      'subscription-required': 'Vous n’avez pas d’abonnement disponible pour un autre appareil.',
      'subscription-not-active': 'Cet abonnement n’est pas actif et ne peut donc pas être attribué.',
      'device-has-subscription': 'Cet appareil a déjà un abonnement. Retirez d’abord cet abonnement.',
      'transfer-limit-reached':
        'Cet abonnement a déjà été transféré ce mois-ci. Aucune autre modification n’est possible avant le mois prochain.',
      'challenge-required':
        'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Rechargez la page et réessayez.',
      'card-declined': 'Votre carte a été refusée. Essayez-en une autre.',
      'payment-method-not-found': 'Cette carte n’est pas disponible. Saisissez-la de nouveau.',
      'order-expired':
        'Cette commande n’a pas été payée à temps et votre carte n’a pas été débitée. Recommencez.',
      'purchase-changed': 'Votre commande a changé. Rechargez la page et recommencez.',
      'payments-not-set-up': 'Le système de paiement n’est pas prêt. Rechargez la page et réessayez.',
      'payment-unsure':
        'Votre paiement est en cours de confirmation. Ne payez pas une seconde fois. Vos abonnements apparaîtront d’ici quelques minutes.',
      'plan-not-switchable': 'Seule une formule mensuelle active peut passer à l’annuelle.',
      'no-card': 'Ajoutez d’abord une carte dans les paramètres de facturation.',
      'invalid-signature': 'Le serveur n’a pas accepté la requête. Rechargez la page et réessayez.',
      'not-in-testing-mode': 'Les abonnements de test ne sont pas disponibles ici.',
      'no-monitored-devices':
        'Aucun appareil n’est suivi. Attribuez un abonnement à un appareil, puis téléchargez l’attestation.',
      'too-many-devices': 'Vous avez trop d’appareils pour une seule attestation. Contactez l’assistance.',
      'device-not-available': 'Cet ID de traceur n’est pas disponible. Vérifiez l’ID inscrit sur le traceur.',
      'too-many-claims': 'Trop d’essais avec des ID non disponibles. Réessayez dans {{wait}}.',
      'too-many-commands':
        'Trop de commandes. Réessayez dans {{wait}}. Vous pouvez toujours rétablir un relais.',
      'too-many-requests': 'Trop de requêtes. Réessayez dans {{wait}}.',
      'too-many-requests_viewer': 'Trop de requêtes depuis votre réseau. Réessayez dans {{wait}}.',
      'invalid-boundary': 'Ce contour n’est pas valide. Vérifiez les points signalés.',
      'invalid-cursor': 'La liste a changé. Rechargez la page.',
      'no-recipient': 'Cette zone n’a personne à prévenir par ce moyen. Ajoutez d’abord un destinataire.',
      'too-many-geofences':
        'Vous ne pouvez plus ajouter de zone. Supprimez-en une dont vous n’avez plus besoin.',
      'interval-required': 'Saisissez une distance, des heures moteur ou des mois.',
      'done-in-future': 'Choisissez aujourd’hui ou un jour passé.',
      'too-many-intervals': 'Cet appareil a déjà le maximum d’échéances d’entretien. Retirez-en d’abord une.',
      'invalid-rule': 'Cette règle ne peut pas être enregistrée. Vérifiez les champs signalés.',
      'webhook-required': 'Saisissez l’adresse de votre webhook.',
      'phone-required':
        'Saisissez un numéro de téléphone, ou confirmez d’abord le vôtre dans les paramètres.',
      'too-many-schedules':
        'Vous ne pouvez plus ajouter de planification. Supprimez-en une dont vous n’avez plus besoin.',
      'rule-exists': 'Cette règle a déjà été enregistrée. Rechargez la page.',
      'too-many-rules':
        'Vous ne pouvez plus ajouter de règle. Supprimez-en une dont vous n’avez plus besoin.',
      'webhook-not-public': 'Saisissez une adresse https:// publique, sans port ni mot de passe.',
      'push-not-public': 'Le service de notification de votre navigateur n’est pas pris en charge.',
      'push-key-invalid': 'Le service de notification de votre navigateur n’est pas pris en charge.',
      'too-many-push-subscriptions':
        'Vous recevez déjà des notifications sur {{limits.pushDevicesMax}} appareils. Désactivez-les sur un appareil que vous n’utilisez plus.',
      'too-many-snoozes': 'Trop d’éléments sont déjà en sourdine. Réactivez-en d’abord un.',
      'no-channel': 'Activez au moins un canal de notification (e-mail ou SMS) avant de tester.',
      'not-your-address': 'Les messages de test ne sont envoyés qu’à votre adresse de connexion.',
      'phone-not-confirmed': 'Confirmez d’abord votre numéro de téléphone.',
      'invalid-phone': 'Saisissez un numéro de téléphone valide.',
      'no-phone': 'Enregistrez d’abord votre numéro de téléphone.',
      'sms-not-set-up': 'Ce serveur n’est pas configuré pour envoyer des SMS.',
      'sms-country-not-allowed': 'Ce serveur n’envoie pas de SMS vers ce pays.',
      'sms-needs-subscription':
        'Ce serveur n’envoie des SMS qu’aux comptes qui ont, ou ont eu, un abonnement. Choisissez d’abord une formule.',
      'phone-refused': 'Ce numéro ne peut pas recevoir nos SMS. Vérifiez-le et réessayez.',
      'text-not-sent': 'Le SMS n’a pas pu être envoyé pour le moment. Réessayez dans un instant.',
      'wrong-code': 'Ce code n’est pas le bon. Vérifiez le message et réessayez.',
      'code-expired': 'Ce code a expiré. Demandez-en un nouveau.',
      'deletes-history': 'Raccourcir l’historique supprime ce qui est plus ancien. Confirmez d’abord.',
      'history-too-long':
        'Ce serveur ne conserve pas l’historique aussi longtemps. Choisissez une durée plus courte.',
      'too-many-gateways': 'Vous avez déjà 20 passerelles. Supprimez-en une d’abord.',
      'wrong-key': 'La clé ou l’adresse est incorrecte.',
      'not-permitted': 'Votre rôle dans ce compte ne le permet pas. Adressez-vous à son propriétaire.',
      'above-own-role':
        'Vous ne pouvez donner qu’un rôle, des droits et des étiquettes que vous avez vous-même.',
      'own-role': 'Personne ne peut changer son propre rôle, ni celui du propriétaire.',
      'owns-another-account': 'Vous possédez aussi un autre compte. Cédez-le ou supprimez-le d’abord.',
      'already-handed-over': 'Les deux parties ont confirmé : ce n’est plus modifiable.',
      'ends-in-the-past': 'La fin de l’accès est déjà passée. Choisissez une date ultérieure.',
      'already-a-member': 'Cette personne est déjà membre.',
      'sign-in-again': 'Saisissez à nouveau votre mot de passe pour le faire.',
      'too-many-keys': 'Ce compte a déjà {{limits.apiKeysMax}} clés d’API. Révoquez-en une d’abord.',
      'too-many-members': 'Ce compte a déjà {{limits.membersMax}} membres. Retirez-en un d’abord.',
      'invitation-expired': 'Cette invitation a expiré. Demandez-en une nouvelle.',
      'other-address':
        'Cette invitation est destinée à une autre adresse e-mail. Connectez-vous avec celle-là.',
      'server-error': 'Erreur du serveur. Réessayez plus tard.',
      unavailable: 'Le serveur est momentanément indisponible. Réessayez dans quelques secondes.',
    },
    siteTitle: notLoadedTexts.siteTitle,
    reload: notLoadedTexts.reload,
    other: 'Une erreur s’est produite. Réessayez.',
    aMoment: 'un instant',
    code: 'Code {{code}}',
    tryAgain: 'Réessayer',
    siteText:
      'Vérifiez votre connexion et réessayez. Si l’erreur persiste, contactez l’assistance en indiquant les détails ci-dessous.',
    pageTitle: 'Une erreur s’est produite',
    pageText:
      'Cette page n’a pas pu s’afficher. Vos appareils continuent d’envoyer leurs positions. Rechargez la page pour les voir.',
  },
}
