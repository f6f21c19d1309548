import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectPageTexts as en } from '../en/connect-page.ts'

export const connectPageTexts: Translated<typeof en, 'es'> = {
  connect: {
    title: 'Conectar {{name}}',
    settings: 'Ajustes del rastreador',
    once: 'Copia la contraseña ahora. No volverás a verla cuando salgas de esta página o la recargues.',
    newCredentials: {
      title: 'La contraseña se muestra una sola vez',
      text: 'Vectra no la guarda. Para configurar un rastreador, crea credenciales nuevas.',
      consequence:
        'Esto desconecta el rastreador de inmediato. Seguirá sin conexión hasta que introduzcas la nueva contraseña.',
      create: 'Crear credenciales nuevas',
    },
    /** Shown for a tracker that has never connected. */
    firstCredentials: {
      title: 'Configura el rastreador',
      text: 'Crea sus credenciales e introdúcelas en el rastreador o escanéalas con el teléfono.',
      note: 'Si ya habías introducido una contraseña en el rastreador, dejará de funcionar.',
      create: 'Crear credenciales',
    },
    dialects: {
      owntracks: { name: 'Teléfono con OwnTracks', about: 'App gratuita para iPhone y Android' },
      teltonika: { name: 'Teltonika', about: 'Rastreadores con Codec JSON por MQTT' },
      'traccar-client': { name: 'Teléfono con Traccar Client', about: 'App gratuita que envía por HTTPS' },
      signalk: { name: 'Barco con Signal K', about: 'Cualquier servidor con plugin MQTT' },
      server: { name: 'Equipo en otro servidor', about: 'Traccar, flespi, Signal K por HTTP' },
      meshtastic: { name: 'Nodo Meshtastic', about: 'Radio que envía a tu propio broker' },
      homeassistant: { name: 'Home Assistant', about: 'Un rastreador que publica por MQTT' },
      http: { name: 'Por HTTP', about: 'Otras apps, equipos y tus propios programas' },
      vectra: { name: 'Cualquier rastreador MQTT', about: 'Hardware o software que envía JSON' },
    },
    commands: {
      title: 'Comandos de texto',
      any: 'Envía cualquier comando del manual del rastreador.',
      some: 'Este rastreador acepta estos comandos:',
      none: 'Este rastreador no acepta comandos.',
    },
    localOnly: {
      command: 'comando de inicio',
      title: 'Solo se puede acceder a {{host}} desde este equipo',
      text: 'Los teléfonos y otros rastreadores no pueden conectarse. Detén Vectra e inícialo con la dirección de este equipo en tu red, por ejemplo:',
      after: 'Después, inicia sesión en esa dirección y crea aquí credenciales nuevas.',
    },
    facts: {
      mode: 'Modo',
      host: 'Servidor',
      port: 'Puerto',
      tls: 'TLS',
      on: 'activado',
      off: 'desactivado',
      clientId: 'ID de cliente',
      username: 'Usuario',
      password: 'Contraseña',
      phoneId: 'ID del dispositivo',
      cleanSession: 'Sesión limpia',
      topic: 'Topic',
      qos: 'QoS',
    },
    owntracks: {
      install: 'Instala OwnTracks en tu teléfono',
      installText: 'Disponible en la tienda de apps de tu teléfono y en',
      scan: 'Escanea este código con tu teléfono',
      scanText:
        'Abre el enlace en OwnTracks y acepta la configuración. Contiene todos los ajustes de abajo, incluida la contraseña.',
      code: 'Configuración de OwnTracks como código QR',
      tap: 'Envía los ajustes a OwnTracks',
      tapText: 'OwnTracks te pide que aceptes la configuración. Incluye la contraseña.',
      open: 'Abrir en OwnTracks',
      openText: 'O escanea este código con otro teléfono.',
      send: 'Permite siempre el acceso a la ubicación y envía la tuya',
      sendText:
        'Toca la flecha en el mapa de OwnTracks para enviar tu ubicación actual. El modo Move es el que transmite más a menudo y el que más batería consume.',
      byHand: 'Introduce los ajustes a mano',
      byHandText: 'Ve a Preferences y luego a Connection. No cambies ningún otro ajuste.',
    },
    traccarClient: {
      install: 'Instala Traccar Client en tu teléfono',
      scanText:
        'Abre el enlace en Traccar Client. Contiene la dirección con su clave, así que no compartas el código.',
      code: 'Configuración de Traccar Client como código QR',
      open: 'Abrir en Traccar Client',
      send: 'Activa el seguimiento continuo',
      sendText: 'Permite siempre el acceso a la ubicación. En reposo, el teléfono informa cada 15 minutos.',
      address: 'URL del servidor',
    },
    bridge: {
      publish: 'Publica en tu propio Mosquitto',
      lines: 'Añade estas líneas a mosquitto.conf',
      label: 'Líneas para mosquitto.conf',
      restart: 'Reinicia Mosquitto',
      restartText:
        'Se conecta como este rastreador y reenvía las posiciones. Lo que llega se ve en esta página.',
      signalk: {
        publishText:
          'Instala el plugin signalk-mqtt-gw en el servidor Signal K, conéctalo a tu broker y activa “self paths in JSON”. Así publica en signalk/delta. Ahí no deben publicarse posiciones de otros barcos.',
        linesText: 'Contienen la contraseña.',
      },
      meshtastic: {
        publishText:
          'En los ajustes MQTT del nodo, indica tu broker y activa JSON y el envío (uplink) del canal.',
        linesText:
          'Contienen la contraseña. Sustituye REGION, por ejemplo EU_868, y NODE, el ID del nodo sin el signo de exclamación. Solo se muestran las posiciones del propio nodo.',
      },
      homeassistant: {
        publishText:
          'Configura un rastreador que publique sus atributos, con latitud y longitud, en tu broker.',
        linesText: 'Contienen la contraseña. Sustituye NAME para que el topic sea el de tu rastreador.',
      },
    },
    server: {
      text: 'Un servidor envía las posiciones de todos sus equipos a través de una pasarela. Cada equipo que informa queda allí a la espera, y con un clic se convierte en dispositivo.',
      open: 'Abrir pasarelas',
      unused:
        'Si añadiste este dispositivo para uno de esos equipos, elimínalo: el dispositivo de la pasarela tiene su propio ID.',
    },
    http: {
      intro: 'Introduce la dirección de tu app. Cada dirección contiene la clave, así que no la compartas.',
      mqtt: 'Si el rastreador también habla MQTT, es mejor usarlo: gasta menos datos y batería, y cuesta menos operarlo.',
      owntracks: 'OwnTracks, modo HTTP',
      overland: 'Overland',
      gpslogger: 'GPSLogger, URL personalizada',
      osmand: 'OsmAnd, seguimiento en línea',
      digitalMatter: 'Digital Matter, conector HTTP',
      own: 'Tu propio programa, JSON',
    },
    teltonika: {
      intro:
        'En Teltonika Configurator, configura el protocolo de datos GPRS como MQTT con Codec JSON, y el tipo como “AWS IoT Custom”. Después, introduce estos ajustes.',
      dataTopic: 'Topic de datos',
      commandsTopic: 'Topic de comandos',
      elements:
        'Activa estos elementos de E/S: {{ignition}} (ignición), {{externalVoltage}} (voltaje externo), {{gsmSignal}} (señal GSM), {{odometer}} (odómetro), {{hdop}} (HDOP) y {{relay}} (salida digital 1), que confirma que un corte del relé tuvo efecto.',
      relay: 'La salida digital 1 acciona el relé.',
      inputs:
        'En un barco, activa también las entradas (ID AVL de 1 a 4; 9 y 6 para las analógicas). En la página del dispositivo, elige qué hay conectado a ellas.',
    },
    vectra: {
      intro: 'Conéctate con MQTT 3.1.1. Envía cada posición como un objeto JSON, o varias en un solo array.',
      example: 'Mensaje de ejemplo',
      publish: 'Pruébalo desde una terminal',
      fields: 'Todos los campos',
      field: 'Campo',
      meaning: 'Descripción',
      needed: 'obligatorio',
      meanings: {
        time: 'Hora de la posición GPS en ISO 8601, en UTC salvo que indique una zona horaria. También se aceptan segundos y milisegundos Unix.',
        lat: 'Latitud en grados, positiva al norte',
        lng: 'Longitud en grados, positiva al este',
        speedKmh: 'Velocidad en km/h',
        course: 'Rumbo en grados, en sentido horario desde el norte',
        altitudeM: 'Altitud en metros',
        accuracyM:
          'Radio de precisión en metros. Las posiciones de más de {{limits.accuracyMaxM}} m se guardan, pero no se muestran.',
        satellites: 'Satélites en uso. 0 significa sin posición GPS.',
        hdop: 'Dilución horizontal de la precisión',
        ignition: 'Si el motor está encendido',
        batteryVolts: 'Voltaje de la batería del vehículo',
        batteryPercent: 'Carga de la batería propia del rastreador, en porcentaje',
        cellular: 'Señal móvil (CSQ), de 0 a {{limits.cellularMax}}',
        odometerKm: 'Odómetro en km',
        engineHours: 'Total de horas de motor',
        gForce: 'Mayor aceleración desde la posición anterior, en g.',
        relayCut: 'Si el relé está cortado. Confirma que un comando tuvo efecto.',
        reportIntervalSeconds:
          'Segundos hasta la próxima transmisión. Determina cuándo se considera que el rastreador se retrasa.',
        events: 'Eventos, como rapidAcceleration',
        statusText: 'Texto libre del rastreador',
      },
    },
    connection: {
      label: 'Conexión',
      connected: 'Conectado',
      disconnected: 'Desconectado',
      none: 'Sin conexión reciente',
      unknown: 'No se pudo comprobar. Se volverá a intentar en breve.',
      ends: {
        API_INITIATED_DISCONNECT: 'Se crearon credenciales nuevas. Introdúcelas en el rastreador.',
        AUTH_ERROR:
          'El rastreador usó un topic al que no tiene acceso o su contraseña ya no es válida. Compara ambos con los ajustes de esta página.',
        CLIENT_ERROR:
          'El rastreador incumplió el protocolo MQTT o envió un mensaje de más de {{limits.messageMaxKb}} kB. Revisa el registro del propio rastreador.',
        CLIENT_INITIATED_DISCONNECT:
          'El rastreador se desconectó por sí mismo. Es lo que hacen los rastreadores que se duermen entre mensajes.',
        CONNECTION_LOST: 'La conexión se cortó. El rastreador se quedó sin red o sin alimentación.',
        CUSTOMAUTH_TTL_EXPIRATION: 'Una conexión dura hasta un día. El rastreador debe volver a conectarse.',
        DUPLICATE_CLIENTID:
          'Otra conexión con el mismo ID de cliente reemplazó a esta. Da a cada rastreador sus propias credenciales.',
        FORBIDDEN_ACCESS: 'El servidor rechazó la conexión. Crea credenciales nuevas para el rastreador.',
        MQTT_KEEP_ALIVE_TIMEOUT:
          'No llegó nada durante un intervalo y medio de keep-alive. El rastreador se quedó sin red o sin alimentación.',
        SERVER_ERROR: 'El servidor falló. El rastreador debe volver a conectarse.',
        SERVER_INITIATED_DISCONNECT:
          'El servidor cerró la conexión por mantenimiento. El rastreador debe volver a conectarse.',
        THROTTLED:
          'El rastreador envió más de {{limits.messagesPerSecond}} mensajes por segundo. Haz que envíe con menos frecuencia.',
      },
      endOther: 'Motivo indicado por el servidor: {{reason}}',
      lastWill: 'Last will',
      lastWillText: 'Lo envió el servidor en nombre del rastreador cuando se cortó su conexión.',
    },
    status: {
      label: 'Estado de la configuración',
      polling: 'Esta página se actualiza automáticamente.',
      waiting: 'A la espera del primer mensaje',
      waitingText: 'Configura el rastreador y envía una posición.',
      overdue: 'Aún no hay mensajes',
      overdueText:
        'Un rastreador con un ajuste incorrecto no puede conectarse, y el error solo se ve en el propio rastreador. Comprueba estos ajustes en el rastreador:',
      nothingSent:
        'El rastreador está conectado, así que su servidor, su ID y su contraseña son correctos, pero no ha enviado nada. Envía una posición y comprueba estos ajustes en el rastreador:',
      checks: {
        host: 'Servidor {{host}}, puerto {{port}}, TLS {{tls}}',
        identity: 'El ID de cliente y el usuario son {{id}} (distingue mayúsculas y minúsculas)',
        password: 'La contraseña es la última. Las credenciales nuevas invalidan las anteriores.',
        topic:
          'El topic corresponde al tipo de rastreador. Publicar en cualquier otro topic termina la conexión.',
        topicFor: '{{dialect}}: {{topic}}',
        qos: 'QoS 0 o 1, sin mensajes retenidos, MQTT 3.1.1',
        network: 'El rastreador está en línea y ningún firewall bloquea el puerto',
      },
      unreadable: 'No se pudo leer un mensaje',
      element: 'En el elemento {{number}} del array: ',
      at: 'Recibido',
      topic: 'Topic',
      body: 'Mensaje',
      emptyBody: '(vacío)',
      code: 'Código {{code}}',
      held: 'Aún no hay una posición utilizable',
      flags: {
        noFix:
          'El rastreador aún no tiene posición GPS: transmite 0,0, una posición imposible o ningún satélite. Déjalo unos minutos con vista despejada del cielo.',
        inaccurate:
          'El rastreador indica que su posición puede desviarse más de {{accuracy}}. Déjalo con vista despejada del cielo. En un teléfono, permite la ubicación precisa.',
        clock:
          'El reloj del rastreador está mal, así que se muestra la hora de recepción. Deja que ajuste su reloj por GPS o por la red, y envía las horas en UTC.',
        weekRepaired:
          'La fecha del rastreador está desfasada por el reinicio de semanas del GPS, como en receptores antiguos. Vectra la corrige. Un firmware más reciente puede solucionarlo.',
        jump: 'Esta posición está demasiado lejos de la anterior para ser creíble. Se mostrará cuando coincidan {{limits.jumpFixes}} posiciones.',
        frozen:
          'El rastreador repite exactamente la misma posición desde que iba en marcha. Si continúa, reinícialo.',
      },
      heldOther: 'Llegan posiciones, pero aún no se puede mostrar ninguna. La primera válida aparecerá aquí.',
      ready: '{{name}} está configurado',
      readyText: 'Su posición está en el mapa.',
      silent: '{{name}} ha dejado de transmitir',
      silentText: 'Esta es su última posición.',
      position: 'Posición',
      fixTime: 'Hora',
      show: 'Ver en el mapa en vivo',
      mismatched:
        'Los mensajes contienen un ID de rastreador distinto al de su topic. Vectra se guía por el topic y los guarda para {{name}}. Si no es correcto, corrige el ID en el rastreador.',
      failed: 'No se pudo actualizar el estado',
    },
    reasons: {
      'body-empty': 'El mensaje está vacío. Envía un objeto JSON con time, lat y lng.',
      'body-not-utf8':
        'El mensaje es binario. Configura el rastreador para que envíe JSON en UTF-8. Su protocolo nativo necesita un conversor.',
      'body-not-json':
        'El mensaje no es JSON válido. Revisa las comillas, las comas y las llaves. Escribe los números sin comillas y con punto decimal, como 26.1.',
      'too-many-positions':
        'El mensaje tiene demasiadas posiciones, así que solo se guardaron las más recientes. Envía como máximo {{limits.uploadPositionsMax}} posiciones por mensaje, de {{limits.uploadDaysMax}} días como máximo.',
      'array-empty': 'El array está vacío. Agrega al menos una posición.',
      'not-an-object': 'Una posición debe ser un objeto JSON entre llaves, con un nombre para cada valor.',
      'time-missing': 'Falta la hora. Agrega "time", como "2026-05-01T12:00:00Z".',
      'time-unreadable':
        'No se puede leer la hora. Escríbela como "2026-05-01T12:00:00Z" o en segundos Unix.',
      'lat-missing': 'Falta la latitud. Agrega "lat" en grados, como 26.1.',
      'lat-not-a-number': 'La latitud no es un número. Escribe los grados con punto decimal, como 26.1.',
      'lng-missing': 'Falta la longitud. Agrega "lng" en grados, como -80.1.',
      'lng-not-a-number': 'La longitud no es un número. Escribe los grados con punto decimal, como -80.1.',
      'type-missing':
        'Este topic es para OwnTracks, pero falta "_type". Para enviar el JSON propio de Vectra, publica en el topic de “Cualquier rastreador MQTT”.',
      'type-unknown':
        'OwnTracks no tiene ningún mensaje con este "_type". Las posiciones llevan "_type": "location". Si lo envió la app, actualízala.',
      encrypted:
        'OwnTracks cifró este mensaje, así que Vectra no puede leerlo. Borra la clave de cifrado en los ajustes de conexión de la app. Con TLS activado, los mensajes siguen protegidos en tránsito.',
      'tst-missing': 'Falta la hora. Agrega "tst", la hora de la posición GPS en segundos Unix.',
      'tst-unreadable': 'La hora "tst" no es un número. Escribe la hora de la posición GPS en segundos Unix.',
      'lon-missing': 'Falta la longitud. Agrega "lon" en grados, como -80.1.',
      'lon-not-a-number':
        'La longitud "lon" no es un número. Escribe los grados con punto decimal, como -80.1.',
      'position-missing':
        'El mensaje no contiene ninguna posición. Comprueba que quien lo envía usa el formato de esta dirección o topic.',
      'reported-missing':
        'El mensaje no contiene ningún registro. Configura el protocolo de datos del rastreador como Codec JSON, para que envíe {"state":{"reported":{…}}}.',
      'ts-missing':
        'Falta la hora. El registro necesita "ts", la hora de la posición GPS en milisegundos Unix.',
      'ts-unreadable':
        'La hora "ts" no es un número. Debe ser la hora de la posición GPS en milisegundos Unix.',
      'latlng-missing': 'Falta la posición. El registro necesita "latlng", como "26.100000,-80.100000".',
      'latlng-unreadable':
        'No se puede leer la posición "latlng". Deben ser dos números separados por una coma, como "26.100000,-80.100000".',
    },
    reasonOther: 'No se puede leer el mensaje. Compáralo con el ejemplo de esta página.',
  },
}
