import type { Translated } from '../../../shared/i18n/translated.ts'
import type { handOverTexts as en } from '../en/hand-over.ts'

export const handOverTexts: Translated<typeof en, 'pt'> = {
  handOver: {
    start: 'Transferir',
    title: 'Transferir a conta para {{name}}?',
    text: '{{name}} passa a ser o proprietário, com todos os dispositivos, membros, assinaturas e cartões. Antes, os dois confirmam por e-mail.',
    ownerKnows:
      'Seu login e suas chaves de API terminam então. Enviamos um convite: cadastre-se de novo com ele e você continua como gerente.',
    youStay: 'Você continua como gerente.',
    ask: 'Pedir confirmação',
    notAsked: 'Não foi possível pedir a confirmação',
    waiting: 'Em transferência para {{name}}',
    waitingForBoth: 'Os dois precisam confirmar por e-mail até {{time}}.',
    waitingForOwner: 'Você precisa confirmar por e-mail até {{time}}.',
    waitingForMember: '{{name}} precisa confirmar por e-mail até {{time}}.',
    underWay: 'Os dois confirmaram. Isso leva um instante.',
    keep: 'Manter a conta',
    notKept: 'Não foi possível manter a conta',
    page: 'Transferir {{account}}?',
    pageText:
      '{{owner}} transfere a conta para {{member}}, com todos os dispositivos, membros, assinaturas e cartões.',
    memberKnows: 'A partir daí, você paga as assinaturas. O cartão continua até você trocá-lo.',
    limit: 'O link vale até {{time}}.',
    confirm: 'Confirmar',
    notConfirmed: 'Não foi possível confirmar',
    unknown: 'Não foi possível carregar o que confirmar',
    none: 'Este link não é válido',
    noneText:
      'Ele expirou, foi cancelado ou foi enviado a um endereço diferente daquele com que você entrou.',
    confirmed: 'Você confirmou',
    waitingForOther: 'A conta é transferida assim que a outra pessoa também confirmar.',
    ownerDone: 'A conta está sendo transferida. Nosso convite está a caminho da sua caixa de entrada.',
    memberDone: 'A conta é sua. Em um instante, ela aparece entre as suas contas.',
  },
}
