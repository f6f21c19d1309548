import type { Translated } from '../../../shared/i18n/translated.ts'
import type { firstStepTexts as en } from '../en/first-steps.ts'

export const firstStepTexts: Translated<typeof en, 'pt'> = {
  firstSteps: {
    title: 'Primeiros passos',
    progress: '{{count}} de {{total}} concluídos',
    dismiss: 'Ocultar primeiros passos',
    link: 'Ver seus primeiros passos ({{count}} de {{total}} concluídos)',
    done: 'Concluído',
    steps: {
      subscription: 'Faça uma assinatura',
      device: 'Adicione seu dispositivo',
      connect: 'Conecte o rastreador',
      position: 'Veja a primeira posição',
    },
    texts: {
      subscription: 'Cada dispositivo é rastreado por uma assinatura.',
      device: 'O ID está no rastreador. Sem rastreador, use seu celular e invente um ID.',
      connect: 'Digite no rastreador as configurações do seu dispositivo ou escaneie o código com o celular.',
      position:
        'O rastreador se conectou. Leve-o para um local aberto: a primeira posição demora alguns minutos.',
    },
    actions: {
      subscription: 'Escolher plano',
      device: 'Novo dispositivo',
      connect: 'Conectar rastreador',
      position: 'Verificar conexão',
    },
  },
}
