import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectPageTexts as en } from '../en/connect-page.ts'

export const connectPageTexts: Translated<typeof en, 'fr'> = {
  connect: {
    title: 'Connecter {{name}}',
    settings: 'Paramètres du traceur',
    once: 'Copiez le mot de passe maintenant. Il ne s’affichera plus une fois cette page quittée ou rechargée.',
    newCredentials: {
      title: 'Le mot de passe ne s’affiche qu’une fois',
      text: 'Vectra ne l’enregistre pas. Pour configurer un traceur, créez de nouveaux identifiants.',
      consequence:
        'Cela déconnecte immédiatement le traceur. Il reste hors ligne jusqu’à la saisie du nouveau mot de passe.',
      create: 'Créer de nouveaux identifiants',
    },
    /** Shown for a tracker that has never connected. */
    firstCredentials: {
      title: 'Configurer le traceur',
      text: 'Créez ses identifiants, puis saisissez-les dans le traceur ou scannez-les avec votre téléphone.',
      note: 'Un mot de passe déjà saisi dans le traceur cesse de fonctionner.',
      create: 'Créer des identifiants',
    },
    dialects: {
      owntracks: { name: 'Téléphone avec OwnTracks', about: 'Application gratuite pour iPhone et Android' },
      teltonika: { name: 'Teltonika', about: 'Traceurs avec Codec JSON sur MQTT' },
      'traccar-client': {
        name: 'Téléphone avec Traccar Client',
        about: 'Application gratuite, envoi par HTTPS',
      },
      signalk: { name: 'Bateau avec Signal K', about: 'Tout serveur avec un plugin MQTT' },
      server: { name: 'Boîtier sur un autre serveur', about: 'Traccar, flespi, Signal K par HTTP' },
      meshtastic: { name: 'Nœud Meshtastic', about: 'Radio reliée à votre propre broker' },
      homeassistant: { name: 'Home Assistant', about: 'Un traceur qui publie par MQTT' },
      http: { name: 'Par HTTP', about: 'Autres applications, boîtiers et vos programmes' },
      vectra: { name: 'Tout traceur MQTT', about: 'Matériel ou logiciel qui envoie du JSON' },
    },
    commands: {
      title: 'Commandes texte',
      any: 'Envoyez n’importe quelle commande du manuel du traceur.',
      some: 'Ce traceur accepte ces commandes :',
      none: 'Ce traceur n’accepte aucune commande.',
    },
    localOnly: {
      command: 'commande de démarrage',
      title: '{{host}} n’est joignable que depuis cet ordinateur',
      text: 'Les téléphones et les autres traceurs ne peuvent pas s’y connecter. Arrêtez Vectra et démarrez-le avec l’adresse de cet ordinateur sur votre réseau, par exemple :',
      after: 'Connectez-vous ensuite à cette adresse et créez de nouveaux identifiants sur cette page.',
    },
    facts: {
      mode: 'Mode',
      host: 'Hôte',
      port: 'Port',
      tls: 'TLS',
      on: 'activé',
      off: 'désactivé',
      clientId: 'ID client',
      username: 'Nom d’utilisateur',
      password: 'Mot de passe',
      phoneId: 'ID de l’appareil',
      cleanSession: 'Session propre',
      topic: 'Topic',
      qos: 'QoS',
    },
    owntracks: {
      install: 'Installez OwnTracks sur votre téléphone',
      installText: 'Disponible dans la boutique d’applications de votre téléphone et sur',
      scan: 'Scannez ce code avec votre téléphone',
      scanText:
        'Ouvrez le lien dans OwnTracks et acceptez la configuration. Elle contient tous les paramètres ci-dessous, mot de passe compris.',
      code: 'Configuration OwnTracks sous forme de code QR',
      tap: 'Envoyez les paramètres à OwnTracks',
      tapText: 'OwnTracks vous demande d’accepter la configuration. Elle contient le mot de passe.',
      open: 'Ouvrir dans OwnTracks',
      openText: 'Ou scannez ce code avec un autre téléphone.',
      send: 'Autorisez toujours l’accès à la position, puis envoyez la vôtre',
      sendText:
        'Touchez la flèche sur la carte d’OwnTracks pour envoyer votre position actuelle. Le mode « Move » envoie le plus souvent et consomme le plus de batterie.',
      byHand: 'Saisir les paramètres à la main',
      byHandText: 'Ouvrez Préférences, puis Connexion. Ne changez aucun autre paramètre.',
    },
    traccarClient: {
      install: 'Installez Traccar Client sur votre téléphone',
      scanText:
        'Ouvrez le lien dans Traccar Client. Il contient l’adresse avec sa clé : ne partagez pas le code.',
      code: 'Configuration de Traccar Client en code QR',
      open: 'Ouvrir dans Traccar Client',
      send: 'Activez le suivi continu',
      sendText:
        'Autorisez toujours l’accès à la position. Au repos, le téléphone envoie un rapport toutes les 15 minutes.',
      address: 'URL du serveur',
    },
    bridge: {
      publish: 'Publiez sur votre propre Mosquitto',
      lines: 'Ajoutez ces lignes à mosquitto.conf',
      label: 'Lignes pour mosquitto.conf',
      restart: 'Redémarrez Mosquitto',
      restartText:
        'Il se connecte en tant que ce traceur et transmet les positions. Ce qui arrive s’affiche sur cette page.',
      signalk: {
        publishText:
          'Installez le plugin signalk-mqtt-gw sur le serveur Signal K, connectez-le à votre broker et activez « self paths in JSON ». Il publie alors sur signalk/delta. N’y publiez pas les positions d’autres bateaux.',
        linesText: 'Elles contiennent le mot de passe.',
      },
      meshtastic: {
        publishText:
          'Dans les réglages MQTT du nœud, indiquez votre broker, puis activez JSON et l’envoi (uplink) du canal.',
        linesText:
          'Elles contiennent le mot de passe. Remplacez REGION, par exemple EU_868, et NODE, l’identifiant du nœud sans le point d’exclamation. Seules les positions du nœud lui-même sont affichées.',
      },
      homeassistant: {
        publishText:
          'Configurez un traceur qui publie ses attributs, avec la latitude et la longitude, sur votre broker.',
        linesText:
          'Elles contiennent le mot de passe. Remplacez NAME pour obtenir le topic de votre traceur.',
      },
    },
    server: {
      text: 'Un serveur envoie les positions de tous ses boîtiers par une passerelle. Chaque boîtier qui émet y attend, et un clic en fait un appareil.',
      open: 'Ouvrir les passerelles',
      unused:
        'Si vous avez ajouté cet appareil pour un tel boîtier, supprimez-le : l’appareil de la passerelle a son propre identifiant.',
    },
    http: {
      intro: 'Saisissez l’adresse de votre application. Chaque adresse contient la clé : ne la partagez pas.',
      mqtt: 'Si le traceur parle aussi MQTT, préférez-le : il consomme moins de données et d’énergie, et coûte moins cher à exploiter.',
      owntracks: 'OwnTracks, mode HTTP',
      overland: 'Overland',
      gpslogger: 'GPSLogger, URL personnalisée',
      osmand: 'OsmAnd, suivi en ligne',
      digitalMatter: 'Digital Matter, connecteur HTTP',
      own: 'Votre programme, JSON',
    },
    teltonika: {
      intro:
        'Dans Teltonika Configurator, réglez le protocole de données GPRS sur MQTT avec Codec JSON et le type sur « AWS IoT Custom ». Saisissez ensuite ces paramètres.',
      dataTopic: 'Topic des données',
      commandsTopic: 'Topic des commandes',
      elements:
        'Activez ces éléments d’E/S : {{ignition}} (allumage), {{externalVoltage}} (tension externe), {{gsmSignal}} (signal GSM), {{odometer}} (odomètre), {{hdop}} (HDOP) et {{relay}} (sortie numérique 1), qui confirme qu’une coupure du relais a pris effet.',
      relay: 'La sortie numérique 1 commande le relais.',
      inputs:
        'Sur un bateau, activez aussi les entrées (ID AVL 1 à 4, 9 et 6 pour les analogiques). Sur la page de l’appareil, choisissez ce qui y est branché.',
    },
    vectra: {
      intro:
        'Connectez-vous avec MQTT 3.1.1. Envoyez chaque position sous forme d’objet JSON, ou plusieurs dans un tableau.',
      example: 'Exemple de message',
      publish: 'Essayer depuis un terminal',
      fields: 'Tous les champs',
      field: 'Champ',
      meaning: 'Description',
      needed: 'obligatoire',
      meanings: {
        time: 'Heure du point GPS au format ISO 8601, en UTC sauf fuseau horaire indiqué. Les secondes et millisecondes Unix sont aussi acceptées.',
        lat: 'Latitude en degrés, positive au nord',
        lng: 'Longitude en degrés, positive à l’est',
        speedKmh: 'Vitesse en km/h',
        course: 'Direction du déplacement en degrés, dans le sens horaire depuis le nord',
        altitudeM: 'Altitude en mètres',
        accuracyM:
          'Rayon de précision en mètres. Au-delà de {{limits.accuracyMaxM}} m, les positions sont enregistrées mais pas affichées.',
        satellites: 'Satellites utilisés. 0 signifie aucun point GPS.',
        hdop: 'Dilution horizontale de la précision',
        ignition: 'Indique si le moteur est en marche',
        batteryVolts: 'Tension de la batterie du véhicule',
        batteryPercent: 'Charge de la batterie du traceur, en pourcentage',
        cellular: 'Signal mobile (CSQ), de 0 à {{limits.cellularMax}}',
        odometerKm: 'Odomètre en km',
        engineHours: 'Total des heures moteur',
        gForce: 'Accélération la plus forte depuis la position précédente, en g.',
        relayCut: 'Indique si le relais est coupé. Confirme qu’une commande a pris effet.',
        reportIntervalSeconds:
          'Secondes jusqu’au prochain envoi. Détermine à partir de quand le traceur est en retard.',
        events: 'Événements, par exemple rapidAcceleration',
        statusText: 'Texte libre du traceur',
      },
    },
    connection: {
      label: 'Connexion',
      connected: 'Connecté',
      disconnected: 'Déconnecté',
      none: 'Aucune connexion récente',
      unknown: 'Vérification impossible. Nouvel essai dans un instant.',
      ends: {
        API_INITIATED_DISCONNECT: 'De nouveaux identifiants ont été créés. Saisissez-les dans le traceur.',
        AUTH_ERROR:
          'Le traceur a utilisé un topic auquel il n’a pas accès, ou son mot de passe n’est plus valide. Comparez les deux avec les paramètres de cette page.',
        CLIENT_ERROR:
          'Le traceur a enfreint le protocole MQTT ou envoyé un message de plus de {{limits.messageMaxKb}} ko. Consultez le journal du traceur.',
        CLIENT_INITIATED_DISCONNECT:
          'Le traceur s’est déconnecté de lui-même, comme le font ceux qui se mettent en veille entre deux messages.',
        CONNECTION_LOST: 'La connexion a été interrompue. Le traceur a perdu le réseau ou son alimentation.',
        CUSTOMAUTH_TTL_EXPIRATION: 'Une connexion dure un jour au maximum. Le traceur doit se reconnecter.',
        DUPLICATE_CLIENTID:
          'Une autre connexion avec le même ID client a remplacé celle-ci. Donnez à chaque traceur ses propres identifiants.',
        FORBIDDEN_ACCESS: 'Le serveur a refusé la connexion. Créez de nouveaux identifiants pour le traceur.',
        MQTT_KEEP_ALIVE_TIMEOUT:
          'Rien n’est arrivé pendant une fois et demie l’intervalle keep-alive. Le traceur a perdu le réseau ou son alimentation.',
        SERVER_ERROR: 'Le serveur a rencontré une erreur. Le traceur doit se reconnecter.',
        SERVER_INITIATED_DISCONNECT:
          'Le serveur a fermé la connexion pour maintenance. Le traceur doit se reconnecter.',
        THROTTLED:
          'Le traceur a envoyé plus de {{limits.messagesPerSecond}} messages par seconde. Réduisez sa fréquence d’envoi.',
      },
      endOther: 'Raison donnée par le serveur : {{reason}}',
      lastWill: 'Last will',
      lastWillText: 'Envoyé par le serveur au nom du traceur lors de la coupure de sa connexion.',
    },
    status: {
      label: 'État de la configuration',
      polling: 'Cette page s’actualise automatiquement.',
      waiting: 'En attente du premier message',
      waitingText: 'Configurez le traceur et envoyez une position.',
      overdue: 'Aucun message pour le moment',
      overdueText:
        'Avec un mauvais paramètre, un traceur ne peut pas se connecter et affiche l’erreur de son côté. Vérifiez ces paramètres dans le traceur :',
      nothingSent:
        'Le traceur est connecté : son hôte, son ID et son mot de passe sont donc corrects, mais il n’a rien envoyé. Envoyez une position et vérifiez ces paramètres dans le traceur :',
      checks: {
        host: 'Hôte {{host}}, port {{port}}, TLS {{tls}}',
        identity: 'L’ID client et le nom d’utilisateur sont tous deux {{id}} (sensible à la casse)',
        password: 'Le mot de passe est le plus récent. De nouveaux identifiants annulent les précédents.',
        topic: 'Le topic correspond au type de traceur. Publier sur un autre topic met fin à la connexion.',
        topicFor: '{{dialect}} : {{topic}}',
        qos: 'QoS 0 ou 1, pas de messages retenus (retained), MQTT 3.1.1',
        network: 'Le traceur est en ligne et aucun pare-feu ne bloque le port',
      },
      unreadable: 'Un message n’a pas pu être lu',
      element: 'Dans l’élément {{number}} du tableau : ',
      at: 'Reçu',
      topic: 'Topic',
      body: 'Message',
      emptyBody: '(vide)',
      code: 'Code {{code}}',
      held: 'Aucune position utilisable pour le moment',
      flags: {
        noFix:
          'Le traceur n’a pas encore de point GPS : il envoie 0,0, une position impossible ou aucun satellite. Laissez-le quelques minutes à ciel ouvert.',
        inaccurate:
          'Le traceur indique que sa position peut être fausse de plus de {{accuracy}}. Placez-le à ciel ouvert. Sur un téléphone, autorisez la position exacte.',
        clock:
          'L’horloge du traceur est fausse : l’heure de réception est affichée. Laissez-le se mettre à l’heure par GPS ou par le réseau, et envoyez les heures en UTC.',
        weekRepaired:
          'La date du traceur est décalée par le retour à zéro des semaines GPS, comme sur d’anciens récepteurs. Vectra la corrige. Un firmware plus récent peut y remédier.',
        jump: 'Cette position est trop éloignée de la précédente pour être plausible. Elle s’affiche dès que {{limits.jumpFixes}} positions concordent.',
        frozen:
          'Le traceur répète exactement la même position depuis son dernier déplacement. Si cela continue, redémarrez-le.',
      },
      heldOther:
        'Des positions arrivent, mais aucune ne peut encore être affichée. La première valable apparaîtra ici.',
      ready: '{{name}} : configuration terminée',
      readyText: 'Sa position est sur la carte.',
      silent: '{{name}} n’envoie plus rien',
      silentText: 'Voici sa dernière position.',
      position: 'Position',
      fixTime: 'Heure',
      show: 'Voir sur la carte en direct',
      mismatched:
        'Les messages contiennent un autre ID de traceur que leur topic. Vectra se fie au topic et les enregistre pour {{name}}. Si c’est une erreur, corrigez l’ID dans le traceur.',
      failed: 'Impossible d’actualiser l’état',
    },
    reasons: {
      'body-empty': 'Le message est vide. Envoyez un objet JSON avec time, lat et lng.',
      'body-not-utf8':
        'Le message est binaire. Réglez le traceur pour qu’il envoie du JSON en UTF-8. Son protocole natif nécessite un convertisseur.',
      'body-not-json':
        'Le message n’est pas du JSON valide. Vérifiez les guillemets, les virgules et les accolades. Écrivez les nombres sans guillemets et avec un point décimal, par exemple 26.1.',
      'too-many-positions':
        'Le message contient trop de positions : seules les plus récentes ont été enregistrées. Envoyez au plus {{limits.uploadPositionsMax}} positions par message, sur {{limits.uploadDaysMax}} jours au plus.',
      'array-empty': 'Le tableau est vide. Ajoutez au moins une position.',
      'not-an-object':
        'Une position doit être un objet JSON entre accolades, avec un nom pour chaque valeur.',
      'time-missing': 'L’heure manque. Ajoutez "time", par exemple "2026-05-01T12:00:00Z".',
      'time-unreadable':
        'L’heure est illisible. Écrivez-la comme "2026-05-01T12:00:00Z", ou en secondes Unix.',
      'lat-missing': 'La latitude manque. Ajoutez "lat" en degrés, par exemple 26.1.',
      'lat-not-a-number':
        'La latitude n’est pas un nombre. Écrivez les degrés avec un point décimal, par exemple 26.1.',
      'lng-missing': 'La longitude manque. Ajoutez "lng" en degrés, par exemple -80.1.',
      'lng-not-a-number':
        'La longitude n’est pas un nombre. Écrivez les degrés avec un point décimal, par exemple -80.1.',
      'type-missing':
        'Ce topic est destiné à OwnTracks, mais "_type" manque. Pour envoyer le JSON de Vectra, publiez sur le topic indiqué sous « Tout traceur MQTT ».',
      'type-unknown':
        'OwnTracks n’a pas de message avec ce "_type". Les positions ont "_type": "location". Si c’est l’application qui l’a envoyé, mettez-la à jour.',
      encrypted:
        'OwnTracks a chiffré ce message, que Vectra ne peut donc pas lire. Effacez la clé de chiffrement dans les paramètres de connexion de l’application. Avec TLS activé, les messages restent protégés pendant leur transport.',
      'tst-missing': 'L’heure manque. Ajoutez "tst", l’heure du point GPS en secondes Unix.',
      'tst-unreadable': 'L’heure "tst" n’est pas un nombre. Écrivez l’heure du point GPS en secondes Unix.',
      'lon-missing': 'La longitude manque. Ajoutez "lon" en degrés, par exemple -80.1.',
      'lon-not-a-number':
        'La longitude "lon" n’est pas un nombre. Écrivez les degrés avec un point décimal, par exemple -80.1.',
      'position-missing':
        'Le message ne contient aucune position. Vérifiez que l’expéditeur utilise le format de cette adresse ou de ce topic.',
      'reported-missing':
        'Le message ne contient aucun enregistrement. Réglez le protocole de données du traceur sur Codec JSON, pour qu’il envoie {"state":{"reported":{…}}}.',
      'ts-missing':
        'L’heure manque. L’enregistrement doit contenir "ts", l’heure du point GPS en millisecondes Unix.',
      'ts-unreadable':
        'L’heure "ts" n’est pas un nombre. Elle doit être l’heure du point GPS en millisecondes Unix.',
      'latlng-missing':
        'La position manque. L’enregistrement doit contenir "latlng", par exemple "26.100000,-80.100000".',
      'latlng-unreadable':
        'La position "latlng" est illisible. Elle doit être formée de deux nombres séparés par une virgule, par exemple "26.100000,-80.100000".',
    },
    reasonOther: 'Le message est illisible. Comparez-le avec l’exemple de cette page.',
  },
}
