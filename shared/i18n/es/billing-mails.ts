import type { billingMailTexts as enBilling, orderNoticeTexts as enOrder } from '../en/billing-mails.ts'
import type { Translated } from '../translated.ts'

export const billingMailTexts: Translated<typeof enBilling, 'es'> = {
  'payment-failed': {
    subject: 'Tu pago falló',
    text: 'No pudimos hacer el cobro en tu tarjeta el {{date}}. Tus dispositivos se rastrean hasta el {{until}}. Cambia tu tarjeta o paga ahora para mantener el rastreo.',
  },
  'tracking-ends-soon': {
    subject: 'El rastreo se detiene el {{until}}',
    text: 'Tu pago del {{date}} falló y sigue pendiente. Tus dispositivos se rastrean hasta el {{until}}. Cambia tu tarjeta o paga ahora para mantener el rastreo.',
  },
  'tracking-ended': {
    subject: 'El rastreo se ha detenido',
    text: 'Tu pago del {{date}} falló y tus dispositivos ya no se rastrean. Paga ahora para continuar. Su historial se conserva y volverá.',
  },
  'ended-unpaid': {
    subject: 'Tu suscripción ha terminado',
    text: 'Tu pago del {{date}} falló y desde entonces no hemos podido hacer el cobro en tu tarjeta. Tu suscripción ha terminado y tus dispositivos ya no se rastrean. Suscríbete de nuevo para continuar. Su historial se conserva y volverá.',
  },
  'renews-soon': {
    subject: 'Tu plan anual se renueva el {{date}}',
    text: 'Tu plan anual se renueva el {{date}} por {{amount}}. No tienes que hacer nada. Para cambiarlo o cancelarlo, abre tus suscripciones.',
  },
  'card-expires': {
    subject: 'Tu tarjeta caduca pronto',
    text: 'Tu tarjeta terminada en {{last4}} caduca a finales de {{month}}. Agrega otra antes para mantener el rastreo.',
  },
  welcome: {
    subject: 'Te damos la bienvenida a Vectra',
    text: 'Gracias por tu pedido. Cargamos {{amount}} a tu tarjeta.',
    units:
      'Tus unidades GPS se envían en 1–2 días hábiles. Puedes seguirlas en Suscripción, Unidades compradas.',
    account:
      'Inicia sesión con este correo electrónico. Si es tu primera vez en Vectra, otro correo contiene tu contraseña temporal. Después, agrega un dispositivo y mira su primera posición en el mapa.',
  },
  open: 'Abrir facturación',
  signIn: 'Iniciar sesión',
}

export const orderNoticeTexts: Translated<typeof enOrder, 'es'> = {
  subject: 'Pedido {{orderId}}: {{quantity}} × {{plan}}',
  plan: { monthly: 'mensual', annual: 'anual', marine: 'anual con asistencia náutica' },
  rows: {
    order: 'Pedido',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    plan: 'Plan',
    quantity: 'Cantidad',
    units: 'Unidades GPS',
    total: 'Total',
    shipTo: 'Enviar a',
  },
  noUnits: 'ninguna',
  noAddress: 'sin dirección',
  next: 'Después del envío, ejecuta: npm run provision -- --order {{orderId}} --status 1 --tracking URL',
}
