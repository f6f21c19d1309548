import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'pt'> = {
  subject: '{{inviter}} convidou você para {{account}} no Vectra',
  paragraphs: [
    '{{inviter}} convidou você para os dispositivos de {{account}}, como {{role}}.',
    'O convite vale por 7 dias e somente para este endereço. Para aceitar, entre com ele ou crie uma conta.',
    'Se você não conhece {{inviter}}, ignore este e-mail.',
  ],
  open: 'Abrir o convite',
  roles: { manager: 'gerente', operator: 'operador', viewer: 'visualizador' },
}
