import type { Translated } from '../../../shared/i18n/translated.ts'
import type { paymentTexts as en } from '../en/payments.ts'

export const paymentTexts: Translated<typeof en, 'es'> = {
  payments: {
    card: {
      problems: {
        notReady: 'El sistema de pago no está listo. Recarga la página y vuelve a intentarlo.',
        incomplete: 'Introduce tus datos de pago',
        invalid: 'Los datos de la tarjeta no son válidos',
        failed: 'No se pudo crear la forma de pago',
      },
    },
    challenge: {
      title: '3D Secure',
      text: 'Tu banco te pide que confirmes este pago.',
      complete: 'Completar',
      fail: 'Rechazar',
      failed: 'Tu banco no confirmó este pago. Vuelve a intentarlo o usa otra tarjeta.',
      refused: 'No pudimos autenticar tu forma de pago. Elige otra y vuelve a intentarlo.',
    },
    test: {
      mark: 'PRUEBA',
      legend: 'Tarjeta',
      text: 'Esta ejecución local no tiene clave de Stripe. Solo funcionan tarjetas de prueba y no se mueve dinero.',
      number: 'Número de tarjeta',
      expiry: 'Caducidad (MM / AA)',
      cvc: 'CVC',
      kinds: {
        succeeds: 'Se aprueba · 4242',
        declined: 'Se rechaza · 0002',
        failsLater: 'Falla después · 0341',
        asks: 'Pregunta al banco · 3155',
      },
    },
  },
}
