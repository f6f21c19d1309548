import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'pt'> = {
  invitation: {
    subject: '{{inviter}} convidou você para {{account}} no Vectra',
    paragraphs: [
      '{{inviter}} convidou você para os dispositivos de {{account}}, como {{role}}.',
      'O convite vale por 7 dias e somente para este endereço. Para aceitar, entre com ele ou crie uma conta.',
      'Se você não conhece {{inviter}}, ignore este e-mail.',
    ],
    open: 'Abrir o convite',
  },
  handOver: {
    subject: 'Confirme: {{owner}} transfere uma conta do Vectra para {{member}}',
    paragraphs: [
      '{{owner}} quer transferir uma conta do Vectra para {{member}}, com todos os dispositivos, membros, assinaturas e cartões.',
      'Isso acontece quando os dois tiverem confirmado. O link vale por 3 dias e somente para vocês dois.',
      'Se você não esperava por isso, não confirme e pergunte à outra pessoa.',
    ],
    open: 'Revisar e confirmar',
  },
  handedOver: {
    subject: '{{account}} no Vectra agora é sua',
    paragraphs: [
      '{{account}} foi transferida para você, com todos os dispositivos, membros, assinaturas e cartões.',
      'O proprietário anterior pode continuar como gerente. Você pode mudar isso nas configurações.',
    ],
    open: 'Abrir os membros',
  },
  roles: { manager: 'gerente', operator: 'operador', viewer: 'visualizador' },
}
