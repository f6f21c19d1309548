import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { dealersTexts as en } from '../../en/site/dealers.ts'

export const dealersTexts: Translated<typeof en, 'es'> = {
  dealers: {
    meta: {
      title: 'Rastreo GPS para concesionarios',
      description:
        'Vigila el recinto, sigue cada prueba de conducción y vende rastreo con cada barco, autocaravana o vehículo. Desde {{price.monthly}} al mes, sin contratos.',
    },
    eyebrow: 'Para concesionarios',
    title: 'Vigila tu recinto. Luego vende la vigilancia.',
    lead: 'Un rastreador vigila cada unidad mientras es tuya y, el día que la vendes, se convierte en un servicio con su propio margen.',
    actions: { boost: 'Aumentar ingresos', trial: 'Empezar la prueba', sales: 'Hablar con ventas' },
    trialNote: 'Cada pedido tiene una garantía de devolución del dinero de 30 días.',
    picture: {
      label: 'Un recinto de vehículos rodeado por una geocerca. Un vehículo ha salido, y una alerta lo dice.',
      note: 'Salió del recinto a las 2:14\u00a0a.\u00a0m.',
    },
    changes: {
      lot: {
        today: 'Para encontrar una unidad entre doscientas, hay que recorrer el recinto con una radio.',
        changed: 'Escribes su nombre o su matrícula, y el mapa vuela hasta ella.',
      },
      drives: {
        today: 'Sabes cómo fue una prueba de conducción cuando el cliente vuelve.',
        changed: 'La ves en vivo, y una geocerca te avisa si sale de la zona.',
      },
      nights: {
        today: 'Lo que sale del recinto de noche no se nota hasta la mañana.',
        changed: 'Recibes una alerta por correo, SMS o notificación push, y puedes cortar el relé.',
      },
      margin: {
        today: 'Ganas con la venta, una vez.',
        changed: 'Instalación, rastreo y garantía son servicios con precio propio.',
      },
    },
    offer: {
      title: 'Lo que puedes vender con él',
      text: 'Precios habituales que cobran los concesionarios por venta. Los tuyos los decides tú.',
      service: 'Servicio',
      price: 'Precios',
      rows: {
        installation: 'Instalación',
        tracking: 'Rastreo premium',
        warranty: 'Garantía extendida',
      },
      total: 'En total',
      cost: 'Lo que te cuesta: {{price.unit}} por la unidad, en un solo pago, y un plan de {{price.monthly}} al mes o {{price.annual}} al año.',
    },
    steps: {
      order: {
        title: 'Pide',
        text: 'De {{quantity.min}} a {{quantity.max}} unidades por pedido. Se envían en 1–2 días hábiles.',
      },
      fit: {
        title: 'Instala',
        text: 'Dos cables para la alimentación, cuatro para el estado del motor y el corte.',
      },
      sell: {
        title: 'Vende',
        text: 'Elimina el dispositivo de tu cuenta. Tu cliente lo agrega a la suya con el ID de su etiqueta.',
      },
    },
    faq: {
      trial: {
        question: '¿Cómo funciona la prueba?',
        answer:
          'Pides lo que quieres probar y lo pagas. Si no te convence, contacta con soporte en los 30 días siguientes a tu pedido y te devolvemos el dinero.',
      },
      sold: {
        question: '¿Qué pasa cuando vendemos una unidad?',
        answer:
          'La eliminas de tu cuenta, y el nuevo dueño la agrega a la suya. Empieza con el historial vacío. Tu plan sigue siendo tuyo: puede pasar a otro dispositivo una vez cada 30 días.',
      },
      cutoff: {
        question: '¿Puede el corte parar un auto en plena vía?',
        answer:
          'El corte solo se envía mientras la última posición sea válida, de hace {{cut.age}} como máximo y con una velocidad inferior a {{cut.speed}}. Si no, espera. Conectado como en nuestra guía, impide que un motor arranque y nunca apaga uno en marcha.',
      },
      team: {
        question: '¿Puede usarlo el equipo de ventas?',
        answer:
          'Sí, en cualquier navegador, en el escritorio y en el teléfono. Para mostrar una unidad a alguien sin cuenta, usa un enlace compartido, que termina cuando tú digas.',
      },
      contract: {
        question: '¿Hay contrato?',
        answer: 'No. Un plan se renueva al final de su periodo hasta que lo canceles.',
      },
    },
    close: {
      title: 'Empieza por las diez que más echarías de menos',
      text: 'Las unidades se envían en 1–2 días hábiles, y tus datos para iniciar sesión llegan en 24–48 horas.',
    },
  },
}
