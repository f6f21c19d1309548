import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { installationTexts as en } from '../../en/site/installation.ts'

export const installationTexts: Translated<typeof en, 'es'> = {
  installation: {
    meta: {
      title: 'Guía de instalación: 2 cables o 4 cables',
      description:
        'Conecta tu rastreador GPS con dos o cuatro cables: diagramas, herramientas, fusible, relé y qué comprobar antes de cerrar la tapa.',
    },
    title: 'Instala tu rastreador',
    lead: 'Dos cables le dan corriente. Cuatro muestran además si el motor está encendido y pueden impedir que arranque. Elige una instalación, sigue los pasos y mira cómo llega su primera posición.',
    jump: 'En esta página',
    sections: {
      choose: '¿Qué instalación necesitas?',
      before: 'Antes de empezar',
      twoWire: 'Instalación de 2 cables',
      fourWire: 'Instalación de 4 cables',
      relay: 'Seguridad del relé',
      check: 'Comprueba antes de cerrar la tapa',
      trouble: 'Si algo va mal',
      help: 'Obtener ayuda',
    },
    choose: {
      what: 'Lo que obtienes',
      rows: {
        position: 'Posición en vivo, historial de rutas, geocercas y alertas',
        voltage: 'Voltaje de la batería del vehículo',
        engine: 'Motor encendido o apagado, y horas de motor',
        cutoff: 'Corte remoto con un relé',
      },
      yes: 'Sí',
      no: 'No',
    },
    before: {
      safety: {
        title: 'Desconecta la batería',
        text: 'Quita el cable del borne negativo antes de tocar cualquier otro cable, y vuelve a conectarlo al final de todo.',
      },
      fuse: {
        title: 'Protege el cable rojo con un fusible',
        text: 'Coloca el fusible a 18\u00a0cm (7 pulgadas) como máximo del positivo de la batería. Usa el valor que indica el manual de tu unidad, normalmente de 1 a 3\u00a0A. Con un fusible mayor, se quema antes el cable.',
      },
      voltage: {
        title: 'Comprueba el voltaje',
        text: 'El voltaje de tu batería, 12\u00a0V o 24\u00a0V, tiene que estar entre los que indica la etiqueta de la unidad. La bobina del relé tiene que ser del mismo voltaje.',
      },
      place: {
        title: 'Elige un lugar seco',
        text: 'El plástico, la fibra de vidrio y el cristal dejan pasar la señal GPS; el metal, no. Mantén la unidad lejos del calor, del agua de la sentina y de todo lo que se mueva.',
      },
      toolsTitle: 'Herramientas y piezas',
      tools: {
        meter: 'Multímetro',
        crimper: 'Pelacables y crimpadora',
        connectors: 'Empalmes termorretráctiles y terminales de anillo',
        fuse: 'Portafusible en línea con su fusible',
        ties: 'Bridas (cinchos) y tubo corrugado abierto',
        relay:
          'Solo para 4 cables: un relé de cinco pines (30, 85, 86, 87, 87a) con diodo incorporado y su base',
      },
    },
    wires: {
      caption: 'Dónde va cada cable',
      wire: 'Cable',
      to: 'Se conecta a',
      red: 'Rojo',
      black: 'Negro',
      orange: 'Naranja',
      yellow: 'Amarillo',
      places: {
        red: 'Positivo de la batería, a través del fusible',
        black: 'Negativo de la batería',
        orange: 'Corriente de accesorios: tiene voltaje solo con la llave en ON',
        yellow: 'Relé, pin 85',
      },
    },
    diagram: {
      enlarge: 'Ampliar el diagrama',
      close: 'Cerrar',
      tracker: 'Rastreador',
      battery: 'Batería',
      fuse: 'Fusible',
      accessory: 'Corriente de accesorios',
      relay: 'Relé',
      key: 'Llave',
      starter: 'Arranque',
      unused: 'Sin usar',
    },
    twoWire: {
      lead: 'Solo alimentación: para remolques, autocaravanas guardadas, barcos amarrados y todo lo que no tenga un motor que vigilar.',
      diagram: 'Diagrama de 2 cables',
      description:
        'El cable rojo va del rastreador, a través de un fusible, al positivo de la batería. El cable negro va del rastreador al negativo de la batería. El naranja y el amarillo no se usan.',
      steps: {
        disconnect: 'Desconecta el borne negativo de la batería.',
        black: 'Conecta el negro al negativo de la batería.',
        red: 'Conecta el rojo al positivo de la batería, a través del fusible. Si hay un desconectador de batería, conecta el rojo del lado de la batería, para que el rastreador no se quede sin corriente.',
        insulate: 'Aísla los extremos del naranja y del amarillo, cada uno por separado.',
        mount: 'Fija el rastreador y sus cables, de modo que nada roce ni tire.',
        reconnect: 'Vuelve a conectar el borne negativo.',
      },
    },
    fourWire: {
      lead: 'Alimentación, el estado del motor y un relé que puede impedir que arranque.',
      diagram: 'Diagrama de 4 cables',
      description:
        'El rojo y el negro van a la batería como en la instalación de 2 cables. El naranja va a la corriente de accesorios, igual que el pin 86 del relé. El amarillo va al pin 85. El cable que va de la llave de encendido al motor de arranque está cortado, y sus extremos están en los pines 30 y 87a.',
      steps: {
        power: 'Con la batería desconectada, conecta el rojo y el negro como en la instalación de 2 cables.',
        orange:
          'Conecta el naranja a la corriente de accesorios: un cable que tiene voltaje con la llave en ON y no lo tiene con la llave en OFF. Búscalo con el multímetro, con la batería conectada solo mientras mides. Elige uno que conserve el voltaje mientras gira el arranque; si no, girar la llave anula el corte.',
        coil: 'Conecta el pin 86 del relé al mismo cable de accesorios, y el pin 85 al amarillo. Cuando el rastreador corta, el amarillo pasa a masa (negativo) y el relé se activa.',
        starter:
          'Corta el cable delgado que va de la llave de encendido al solenoide de arranque. Conecta un extremo al pin 30 y el otro al pin 87a. El pin 87 queda libre.',
        mount: 'Fija el relé con los pines hacia abajo, en un lugar seco.',
        reconnect:
          'Vuelve a conectar el borne negativo y arranca el motor una vez. Tiene que arrancar como antes.',
      },
      rest: 'En reposo, el relé une los pines 30 y 87a. Si el rastreador se queda sin corriente, el motor arranca igual.',
      pins: 'Los números de pin son los de los relés de automoción. Si el manual de tu unidad muestra otra conexión, sigue el manual.',
    },
    relay: {
      title: 'El relé impide arrancar, nunca apaga un motor en marcha',
      rules: {
        starter: {
          title: 'Conéctalo solo al arranque',
          text: 'Nunca lo conectes al combustible, al encendido ni al control del motor. Si el motor se apaga en movimiento, te quedas sin dirección asistida ni servofreno y, en el agua, sin forma de salir del peligro.',
        },
        interlock: {
          title: '{{name}} retiene lo que no es seguro',
          text: 'El corte solo se envía mientras la última posición sea válida, de hace {{cut.age}} como máximo y con una velocidad inferior a {{cut.speed}}. Si no, queda retenido hasta que sea seguro, o caduca. Ningún otro comando se salta esta regla.',
        },
        restore: {
          title: 'Restablecer siempre funciona',
          text: 'Restablecer va antes que los demás comandos, a cualquier velocidad, y cancela un corte retenido.',
        },
        proof: {
          title: 'El corte se confirma',
          text: 'Tu cuenta muestra “Confirmado por el rastreador” cuando el rastreador indica que el relé está cortado. Hasta entonces, dice qué está esperando.',
        },
      },
      test: 'Pruébalo una vez, estacionado y con el motor apagado: corta el relé desde tu cuenta, gira la llave y comprueba que el motor de arranque no suena. Después restablécelo y arranca el motor.',
      electrician:
        '¿No lo tienes claro? Deja que un electricista conecte el relé. Para el rastreo bastan dos cables.',
    },
    check: {
      lead: 'Inicia sesión, agrega el rastreador con el ID de su etiqueta y abre Conectar rastreador. La página muestra lo que va llegando y dice qué va mal.',
      lights:
        'Las luces cambian de un modelo a otro: casi todas parpadean mientras buscan y quedan fijas cuando hay GPS y red. Si las luces y la página no coinciden, fíate de la página.',
      says: 'La página dice',
      means: 'Qué significa',
      act: 'Qué hacer',
      rows: {
        waiting: {
          says: 'A la espera del primer mensaje',
          means: 'El rastreador aún no se ha comunicado.',
          act: 'Déjalo unos minutos a cielo abierto.',
        },
        none: {
          says: 'Aún no hay mensajes',
          means: 'Tuvo tiempo suficiente y no llegó nada.',
          act: 'Mide su alimentación. Compara sus ajustes con los de la página.',
        },
        noFix: {
          says: 'Aún no hay una posición utilizable',
          means: 'Tiene red, pero no ve suficientes satélites.',
          act: 'Sácalo de debajo del metal.',
        },
        ready: {
          says: 'Tu dispositivo está configurado',
          means: 'Su posición está en el mapa.',
          act: 'Cierra la tapa.',
        },
      },
    },
    faq: {
      power: {
        question: 'No se enciende ninguna luz',
        answer:
          'Mide entre el rojo y el negro, en el rastreador. Debe haber el voltaje de la batería. Si es cero, revisa el fusible, la conexión del negativo y el desconectador de batería.',
      },
      engine: {
        question: 'El motor aparece siempre encendido',
        answer:
          'El naranja está en un cable que siempre tiene voltaje. Elige uno que no lo tenga con la llave en OFF.',
      },
      held: {
        question: 'Un corte dice “Retenido hasta que sea seguro”',
        answer:
          'La última posición es de hace más de {{cut.age}}, no es fiable o tiene una velocidad de {{cut.speed}} o más. El corte se envía automáticamente en cuanto eso cambia.',
      },
      cut: {
        question: 'El motor arranca con el relé cortado',
        answer:
          'Comprueba en tu cuenta que el corte está confirmado. Si lo está, mide el pin 86: tiene que haber voltaje con la llave en ON. Después comprueba que al motor de arranque no le llegue corriente por fuera del relé.',
      },
      inverted: {
        question: 'El motor solo arranca con el relé cortado',
        answer: 'El cable del arranque está en el pin 87. Pásalo al pin 87a.',
      },
      start: {
        question: 'El motor no arranca',
        answer:
          'Restablece el relé desde tu cuenta. Si se confirma y nada cambia, apaga el contacto, pon punto muerto o estacionamiento y desconecta la batería. Quita el relé, une los dos extremos del cable del arranque y vuelve a conectar la batería. Si ahora arranca, reemplaza el relé; si no, la causa es otra.',
      },
      drain: {
        question: 'La batería se descarga con el vehículo parado',
        answer:
          'Activa el modo hibernación cuando nadie vaya a usar el vehículo en semanas. El rastreador transmite una vez por hora y consume menos de 3\u00a0mA mientras duerme: más de 1,5 años con una batería de 100\u00a0Ah.',
      },
    },
    help: {
      text: 'Ten a mano el ID del rastreador, que está en su etiqueta, y una foto de tus conexiones.',
      signIn: 'Iniciar sesión',
    },
  },
}
