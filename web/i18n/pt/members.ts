import type { Translated } from '../../../shared/i18n/translated.ts'
import type { memberTexts as en } from '../en/members.ts'

export const memberTexts: Translated<typeof en, 'pt'> = {
  members: {
    somebody: 'Um membro',
    cancel: 'Cancelar',
    roles: {
      owner: 'Proprietário',
      manager: 'Gerente',
      operator: 'Operador',
      viewer: 'Visualizador',
    },
    accounts: 'Contas',
    mine: 'Minha conta',
    viewing: '{{account}} · {{role}}',
    back: 'Voltar à minha conta',
    open: 'Abrir {{account}}',
    others: 'Você pode ver os dispositivos de {{accounts}}.',
    supportUntil: 'Acesso do suporte até: {{time}}',
    leave: 'Sair desta conta',
    leaveTitle: 'Sair de {{account}}?',
    leaveText: 'Você precisará de um novo convite para ver os dispositivos outra vez.',
    notLeft: 'Não foi possível sair da conta',
    ended: 'Você não tem mais acesso.',
    endedText: 'Você não é mais membro desta conta, ou o link está errado.',
    notPermitted: 'Sua função nesta conta não inclui isto.',
  },
}
