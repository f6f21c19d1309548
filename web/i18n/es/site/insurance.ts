import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { insuranceTexts as en } from '../../en/site/insurance.ts'

export const insuranceTexts: Translated<typeof en, 'es'> = {
  insurance: {
    meta: {
      title: 'Rastreo GPS para aseguradoras',
      description:
        'Un certificado que compruebas tú, estelas con horas y velocidades, y más de 3 años de historial. Sabes qué se monitorea antes de emitir la póliza.',
    },
    eyebrow: 'Para aseguradoras',
    title: 'Sabes qué se monitorea. Y lo compruebas tú.',
    lead: 'Tu asegurado imprime un certificado que dice qué dispositivos se rastrean, desde cuándo y qué los vigila. Su número te dice, hoy y en la renovación, si sigue siendo así.',
    actions: { start: 'Comenzar', partner: 'Hazte socio' },
    picture: {
      label: 'Un certificado con tres dispositivos, y una página que confirma su número.',
      note: 'Los 3 dispositivos siguen monitoreados',
    },
    changes: {
      proof: {
        today: 'El solicitante dice que tiene un rastreador instalado.',
        changed: 'Un certificado enumera cada dispositivo rastreado, y una página pública lo confirma.',
      },
      renewal: {
        today: 'Un año después, nadie sabe si sigue conectado.',
        changed: 'El mismo número muestra qué dispositivos se han rastreado sin interrupción.',
      },
      claims: {
        today: 'Un siniestro depende de dos versiones de un mismo momento.',
        changed: 'La estela tiene horas, lugares y velocidades, y eventos como una colisión o un frenazo.',
      },
      theft: {
        today: 'Un robo se descubre días después, con una dirección de memoria.',
        changed: 'El dueño recibe una alerta cuando se lo llevan, y da a la policía un enlace en vivo.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre actualizaciones de ubicación en movimiento' },
      behavior: { value: '30 ms', label: 'en el monitoreo de la conducción' },
      history: { value: '+3 años', label: 'de historial de ubicaciones' },
    },
    steps: {
      ask: { title: 'Pídelo', text: 'El asegurado imprime el certificado desde su suscripción.' },
      check: {
        title: 'Compruébalo',
        text: 'Escribe su número en la página que indica. No necesitas una cuenta.',
      },
      repeat: {
        title: 'Vuelve a comprobarlo',
        text: 'En la renovación o tras un siniestro, el mismo número dice qué se sigue rastreando.',
      },
    },
    faq: {
      forged: {
        question: '¿Se puede falsificar un certificado?',
        answer:
          'Un documento alterado no coincide con lo que muestra su número. La página muestra el certificado tal como se imprimió, y nadie puede adivinar un número.',
      },
      privacy: {
        question: '¿Vemos dónde están los asegurados?',
        answer:
          'Solo lo que te muestren: un certificado, un informe o un enlace compartido. Un certificado no contiene posiciones.',
      },
      reliable: {
        question: '¿Son fiables las posiciones?',
        answer:
          'Cada una dice de cuándo es y si es en vivo, con retraso o la última conocida. Los saltos que ningún vehículo da se retienen hasta que otras posiciones los confirman, y no se borra nada.',
      },
      cancelled: {
        question: '¿Y si se cancela el rastreo?',
        answer:
          'La página dice qué dispositivos ya no están monitoreados. Nunca confirma más de lo que es cierto.',
      },
      cost: {
        question: '¿Cuánto le cuesta al asegurado?',
        answer:
          '{{price.unit}} por la unidad, en un solo pago, y {{price.monthly}} al mes o {{price.annual}} al año. Sin contratos y con garantía de devolución del dinero de 30 días.',
      },
    },
    close: {
      title: 'Compruébalo con un dispositivo',
      text: 'Rastrea un vehículo, imprime su certificado y comprueba el número. Garantía de devolución del dinero de 30 días.',
    },
  },
}
