import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { landingTexts as en } from '../../en/site/landing.ts'

export const landingTexts: Translated<typeof en, 'es'> = {
  landing: {
    meta: {
      title: 'Vectra: rastreo GPS de vehículos, barcos y equipos',
      description:
        'Mira dónde está todo lo tuyo y con qué certeza. Mapa en vivo, geocercas, alertas y corte remoto, desde {{price.annual}} al año por dispositivo. Sin contrato.',
    },
    hero: {
      title: 'Sabes dónde está todo.',
      lead: 'Rastreo GPS en vivo de vehículos, barcos y equipos, en un solo mapa que te dice lo fiable que es cada posición. {{price.annual}} al año por dispositivo, sin contrato.',
      start: 'Comenzar',
      how: 'Ver cómo funciona',
      shipping: 'Se envía en 1–2 días hábiles',
      guarantee: 'Garantía de devolución de 30 días',
      contracts: 'Sin contratos',
      picture:
        'El mapa en vivo: una flota de vehículos y barcos cerca de Miami, cada uno con su estado y su última estela.',
    },
    figures: {
      label: 'Vectra en cifras',
      updates: '15 s',
      updatesLabel: 'entre actualizaciones de ubicación en movimiento',
      behavior: '30 ms',
      behaviorLabel: 'en el monitoreo de la conducción',
      history: '+3 años',
      historyLabel: 'de historial de ubicaciones para consultar',
      battery: '+1,5 años',
      batteryLabel: 'con una batería de 100\u00a0Ah en modo hibernación',
    },
    features: {
      eyebrow: 'Funciones',
      title: 'Un mapa para tomar decisiones',
      lead: 'La mayoría de los rastreadores muestran un punto. Vectra muestra cuánto vale ese punto.',
      honest: {
        title: 'Cada posición dice de cuándo es',
        text: 'En vivo, con retraso, última conocida o en reposo: cada dispositivo muestra su estado, desde cuándo y por qué. Un receptor congelado, un salto o un reloj mal ajustado se señalan, y nunca pasan por posiciones en vivo.',
        picture:
          'La ficha de un barco con su estado, su velocidad, su batería y la antigüedad de su posición.',
        states: {
          live: 'En vivo',
          liveText: 'Transmitió hace un momento',
          delayed: 'Con retraso',
          delayedText: 'Una transmisión no llegó a su hora',
          lastKnown: 'Última conocida',
          lastKnownText: 'Sin señal, con su antigüedad a la vista',
          asleep: 'En reposo',
          asleepText: 'Ahorra batería en modo hibernación',
        },
      },
      replay: {
        title: 'Revive cualquier trayecto',
        text: 'Síguelo punto por punto, con su velocidad y sus paradas. Tu historial abarca más de 3 años y se exporta en un solo archivo.',
        map: 'Un trayecto por Miami, dibujado con los colores de su velocidad',
        play: 'Reproducir el trayecto',
        pause: 'Pausar',
        speed: 'Velocidad',
        time: 'Hora',
        distance: 'Distancia',
      },
      rehearse: {
        title: 'Ensaya una alerta antes de confiar en ella',
        text: 'Escribe una regla como una frase. Vectra la prueba con tus últimos días y muestra cuántas veces habría alertado, dónde, y con qué ajuste alertaría menos. Cada alerta explica por qué llegó.',
        picture: 'El editor de una regla, con su ensayo sobre los últimos días.',
      },
      cutOff: {
        title: 'Inmoviliza a distancia, con seguridad',
        text: 'Un toque, y un relé impide que el motor arranque. El corte espera a que el vehículo baje de {{cutBelow}} en una posición reciente, y solo se da por hecho cuando el rastreador lo confirma.',
        picture:
          'El registro de un comando al relé, desde que se solicita hasta que el rastreador lo confirma.',
      },
      more: 'Y todo lo demás',
      geofences: 'Geocercas',
      geofencesText:
        'Dibuja un área en el mapa y recibe una alerta con cada llegada, salida o estancia larga, por correo, SMS, notificación push o webhook.',
      behavior: 'Conducción',
      behaviorText: 'Aceleraciones, frenazos y giros bruscos, colisiones y vuelcos, monitoreados a 30 ms.',
      sharing: 'Enlaces compartidos',
      sharingText:
        'Envía una posición en vivo a quien quieras. El enlace termina al llegar o a la hora que elijas, y puede ocultar lugares.',
      reports: 'Informes',
      reportsText:
        'Trayectos, paradas, velocidad y actividad en geocercas en PDF, Excel o CSV, programados o al momento.',
      maintenance: 'Mantenimiento y registro de trayectos',
      maintenanceText:
        'Avisos de servicio por distancia, horas de motor o fecha. Trayectos marcados como de trabajo o privados.',
      certificate: 'Certificado para el seguro',
      certificateText:
        'Un documento que confirma qué se rastrea, con un número que tu aseguradora puede comprobar.',
    },
    testimonials: {
      title: 'Lo que dicen los clientes',
      sample: 'Ejemplo',
      sampleText: 'Son ejemplos que solo se ven en la ejecución local. Escribe los tuyos en site.config.ts.',
      samples: {
        charter: '“Ahora vigilo el barco desde el aeropuerto. Si se aleja del muelle, lo sé al instante.”',
        charterRole: 'Capitán de chárter',
        rental:
          '“Vemos cuándo vuelve cada barco y cómo lo llevaron. Las discusiones se acaban en un minuto.”',
        rentalRole: 'Gerente de alquiler de barcos',
        builder:
          '“Una cargadora salió de la obra a las 2 de la madrugada. Al amanecer, la policía tenía su ruta.”',
        builderRole: 'Contratista',
      },
    },
    support: {
      title: 'De la caja al mapa, con ayuda',
      lead: 'Pide hoy, y en unos días verás tu primera posición.',
      order: 'Pide en línea',
      orderText:
        'Elige un plan y paga con tarjeta. Tus datos para iniciar sesión llegan por correo en 24–48 horas.',
      ships: 'Recibe tu rastreador',
      shipsText: 'Se envía en 1–2 días hábiles, con una garantía de devolución del dinero de 30 días.',
      install: 'Conecta dos cables',
      installText:
        'Rojo al positivo, negro al negativo. La guía muestra cada cable, y Vectra confirma la primera posición.',
      installLink: 'Abrir la guía de instalación',
      contact: 'Habla con nosotros',
    },
    storage: {
      eyebrow: 'Modo hibernación',
      title: 'En reposo toda la temporada, nunca perdido',
      lead: 'Un barco guardado en invierno no tiene cargador. En modo hibernación, el rastreador duerme, transmite una vez por hora y vuelve a dormirse.',
      day: 'Un día en modo hibernación: 24 transmisiones de un minuto cada una',
      checkIns: 'Cada hora',
      checkInsLabel: 'transmite su posición',
      awake: '1 minuto',
      awakeLabel: 'despierto cada hora',
      current: '< 3\u00a0mA',
      currentLabel: 'mientras duerme',
      battery: '+1,5 años',
      batteryLabel: 'con una batería de 100\u00a0Ah',
      note: 'Una batería típica de 12\u00a0V dura unos 15 meses, hasta quedar al 50 %. Salir del modo hibernación tarda hasta una hora, porque el rastreador solo escucha cuando despierta.',
    },
    marine: {
      eyebrow: 'Asistencia náutica',
      title: 'Ayuda en el agua, día y noche',
      text: 'Chatea con la asistencia náutica 24/7, desde el muelle o en mar abierto. Esperas 18 segundos de media, y el remolque está incluido.',
      price: '{{price.marine}} al año por barco, con el plan anual',
      link: 'Ver asistencia náutica',
      wait: '18 s',
      waitLabel: 'de espera media',
      hours: '24/7',
      hoursLabel: 'asistencia por chat',
      towing: 'Incluido',
      towingLabel: 'remolque',
    },
    pricing: {
      title: 'Un precio, todas las funciones',
      lead: 'Cada plan tiene todas las funciones, para cada dispositivo.',
      note: 'Sin contratos. Garantía de devolución del dinero de 30 días. Se envía en 1–2 días hábiles.',
    },
    faq: {
      title: 'Preguntas frecuentes',
      items: {
        needs: {
          question: '¿Qué necesito para empezar?',
          answer:
            'Un plan y una unidad GPS, que van en el mismo pedido. La unidad se alimenta de la batería de tu vehículo o barco. También funcionan los teléfonos con la app OwnTracks y las unidades Teltonika.',
        },
        updates: {
          question: '¿Cada cuánto se actualiza la posición?',
          answer:
            'Cada 15 segundos en movimiento y una vez por hora en modo hibernación. Con el mapa abierto, cada posición aparece un momento después de llegar.',
        },
        signal: {
          question: '¿Qué pasa si no hay señal?',
          answer:
            'El mapa dice de cuándo es la última posición. Las que el rastreador guardó llegan cuando recupera la señal, en cualquier orden, y la estela queda completa.',
        },
        battery: {
          question: '¿Agotará mi batería?',
          answer:
            'En modo hibernación, no: consume menos de 3\u00a0mA mientras duerme y dura más de 1,5 años con una batería de 100\u00a0Ah. También puedes recibir una alerta cuando baje el voltaje.',
        },
        cutOff: {
          question: '¿Puedo inmovilizar un vehículo robado?',
          answer:
            'Sí, con el relé de la instalación de 4 cables: cuando se detiene, ya no vuelve a arrancar. Por seguridad, el relé solo se corta por debajo de {{cutBelow}} y con una posición reciente; hasta entonces, el comando espera. Puedes restablecer el relé en cualquier momento.',
        },
        contract: {
          question: '¿Hay contrato?',
          answer:
            'No. Cancela cuando quieras. Tienes una garantía de devolución del dinero de 30 días, y una suscripción puede pasar a otro dispositivo una vez cada 30 días.',
        },
        delivery: {
          question: '¿Cuándo llega?',
          answer:
            'Se envía en 1–2 días hábiles, y tus datos para iniciar sesión llegan por correo en las 24–48 horas siguientes al pedido.',
        },
        phone: {
          question: '¿Hay una app?',
          answer:
            'Vectra se instala desde el navegador en iPhone, Android y equipos de escritorio, sin tienda de apps. Sin conexión, se abre con las últimas posiciones conocidas.',
        },
        data: {
          question: '¿Quién puede ver dónde estoy?',
          answer:
            'Tú y quien reciba un enlace compartido tuyo. Puedes exportar todos tus datos en un archivo, y eliminar un dispositivo o la cuenta para siempre.',
        },
      },
    },
    app: {
      title: 'En tu teléfono, en dos toques',
      text: 'La app se instala desde el navegador, se actualiza sola y, sin conexión, se abre con las últimas posiciones conocidas y su antigüedad.',
      iphone: 'iPhone y iPad',
      iphoneText: 'Abre Vectra en Safari, toca Compartir y luego Agregar a pantalla de inicio.',
      android: 'Android',
      androidText: 'Abre Vectra en Chrome, toca el menú y luego Instalar app.',
      link: 'Abrir la app',
    },
    final: {
      title: 'Pon tu primer dispositivo en el mapa',
      text: 'Desde {{price.monthly}} al mes, con garantía de devolución del dinero de 30 días.',
      start: 'Comenzar',
      pricing: 'Ver precios',
    },
  },
}
