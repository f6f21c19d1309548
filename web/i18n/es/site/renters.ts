import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { rentersTexts as en } from '../../en/site/renters.ts'

export const rentersTexts: Translated<typeof en, 'es'> = {
  renters: {
    meta: {
      title: 'Rastreo GPS para flotas de alquiler',
      description:
        'Mira dónde está cada barco, auto o máquina, cuándo sale de la zona y cómo se conduce. {{price.monthly}} al mes por cada uno, sin contratos.',
    },
    eyebrow: 'Para empresas de alquiler',
    title: 'Cada alquiler, dentro de la zona y de vuelta',
    lead: 'Mira dónde está cada barco, auto o máquina, cuándo sale de la zona acordada y cómo se conduce. Sin llamar al cliente.',
    actions: { protect: 'Proteger tu flota', trial: 'Empezar la prueba' },
    trialNote: 'Pagas al hacer el pedido. ¿No te convence? Tienes 30 días para pedir la devolución.',
    picture: {
      label: 'Una bahía con una geocerca. Un barco ha cruzado el límite, y una alerta lo dice.',
      note: 'Salió de la bahía hace 2 minutos',
    },
    changes: {
      late: {
        today: 'Un alquiler se retrasa, y la llamada va al buzón de voz.',
        changed: 'Ves dónde está, a qué velocidad va y de cuándo es esa posición.',
      },
      bounds: {
        today: 'El odómetro te cuenta que salió de la zona.',
        changed: 'Una geocerca te alerta cuando sale, y los que están estacionados no dan falsas alarmas.',
      },
      damage: {
        today: 'Si hay daños, es tu palabra contra la suya.',
        changed: 'La ruta, las velocidades y eventos como una colisión o un frenazo tienen su hora.',
      },
      kept: {
        today: 'Lo que no se devuelve sigue en marcha.',
        changed: 'Cortas el relé, y el motor no vuelve a arrancar después de la próxima parada.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre actualizaciones de ubicación en movimiento' },
      behavior: { value: '30 ms', label: 'en el monitoreo de la conducción' },
      history: { value: '+3 años', label: 'de historial de ubicaciones' },
      guarantee: { value: '30', label: 'días de garantía de devolución' },
    },
    offer: {
      title: '{{quantity.max}} dispositivos, un año',
      text: 'Todo lo que cuesta una flota de {{quantity.max}}.',
      item: 'Concepto',
      price: 'Precio',
      plan: 'Plan anual × {{quantity.max}}',
      units: 'Unidad GPS × {{quantity.max}}, un solo pago',
      total: 'Primer año',
      after: 'Cada año siguiente',
    },
    steps: {
      order: { title: 'Pide', text: 'Las unidades se envían en 1–2 días hábiles.' },
      fit: {
        title: 'Instala',
        text: 'Conecta dos cables o cuatro, y agrega cada rastreador con el ID de su etiqueta.',
      },
      draw: {
        title: 'Dibuja',
        text: 'Dibuja la zona permitida. Antes de guardarla, mira cuántas veces te habría alertado.',
      },
    },
    faq: {
      trial: {
        question: '¿La prueba es gratis?',
        answer:
          'Pagas al hacer el pedido, y te devolvemos el dinero si contactas con soporte en un plazo de 30 días. No hay ningún contrato que te ate.',
      },
      law: {
        question: '¿Podemos rastrear a los clientes?',
        answer:
          'Indica en el contrato de alquiler que el vehículo se rastrea y por qué. Las normas cambian de un lugar a otro, así que haz que revisen tu contrato.',
      },
      drift: {
        question: '¿Un barco en el muelle genera alertas toda la noche?',
        answer:
          'No. La deriva habitual del GPS no dispara nada: un cruce cuenta cuando la posición está claramente más allá del límite y una segunda lo confirma.',
      },
      cutoff: {
        question: '¿Es seguro el corte remoto?',
        answer:
          'El corte solo se envía mientras la última posición sea válida, de hace {{cut.age}} como máximo y con una velocidad inferior a {{cut.speed}}. Conecta el relé al arranque como en nuestra guía, y nunca apagará un motor en marcha.',
      },
      winter: {
        question: '¿Y fuera de temporada?',
        answer:
          'En modo hibernación, el rastreador transmite una vez por hora y consume menos de 3\u00a0mA mientras duerme: más de 1,5 años con una batería de 100\u00a0Ah. O cancela el plan y vuelve a empezarlo en primavera.',
      },
    },
    close: {
      title: 'Sabes dónde están todos',
      text: 'Las unidades se envían en 1–2 días hábiles, y tus datos para iniciar sesión llegan en 24–48 horas.',
    },
  },
}
