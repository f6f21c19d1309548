import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { audienceTexts as en } from '../../en/site/audience.ts'

export const audienceTexts: Translated<typeof en, 'pt'> = {
  audience: {
    today: 'Hoje',
    changed: 'Com o {{name}}',
    changesTitle: 'O que muda',
    stepsTitle: 'Como funciona',
    questionsTitle: 'Perguntas frequentes',
    guide: 'Ver o guia de instalação',
    call: 'Ligar para {{phone}}',
    email: 'Escrever para {{email}}',
  },
}
