import type {
  accountMailTexts as enAccount,
  operatorMailTexts as enOperator,
  receiptMailTexts as enReceipt,
} from '../en/account-mails.ts'
import type { Translated } from '../translated.ts'

export const accountMailTexts: Translated<typeof enAccount, 'pt'> = {
  'deletion-requested': {
    subject: 'Sua conta será excluída em {{time}}',
    text: 'Você pediu que excluíssemos sua conta do Vectra. Em {{time}}, vamos cancelar suas assinaturas, encerrar seus links de compartilhamento, desconectar seus rastreadores e excluir todos os seus dados. Isso não pode ser desfeito.\n\nMudou de ideia, ou não foi você? Mantenha sua conta nas configurações antes disso. Se não foi você, altere também sua senha.',
    open: 'Manter minha conta',
  },
  'deletion-withdrawn': {
    subject: 'Sua conta não será excluída',
    text: 'Você cancelou a solicitação de excluir sua conta do Vectra. Nada mudou.',
    open: 'Abrir configurações',
  },
  'export-ready': {
    subject: 'Seus dados estão prontos para baixar',
    text: 'A exportação da sua conta do Vectra está pronta. Você pode baixá-la nas configurações até {{time}}.',
    open: 'Baixar meus dados',
  },
  'export-failed': {
    subject: 'Não foi possível exportar seus dados',
    text: 'A exportação da sua conta do Vectra falhou. Inicie-a novamente nas configurações. Se falhar outra vez, escreva para nós.',
    open: 'Abrir configurações',
  },
}

export const operatorMailTexts: Translated<typeof enOperator, 'pt'> = {
  'deletion-requested': {
    subject: 'Uma conta será excluída em {{time}}',
    text: '{{email}} pediu a exclusão da própria conta {{accountId}}. A exclusão acontece em {{time}}, a menos que a solicitação seja cancelada.\n\nMotivo: {{reason}}',
    noReason: 'não informado',
  },
}

export const receiptMailTexts: Translated<typeof enReceipt, 'pt'> = {
  subject: 'Sua conta foi excluída',
  text: 'Sua conta {{email}} do Vectra e os dados dela foram excluídos. Suas assinaturas foram canceladas, e seu cartão foi removido. Guarde este comprovante: não temos uma cópia dele.',
  head: {
    receipt: 'Comprovante',
    account: 'Conta',
    by: 'Solicitado por',
    closed: 'Encerrada',
    deleted: 'Excluída',
  },
  by: { owner: 'titular', operator: 'operador' },
  labels: {
    devices: 'Dispositivos, com posições, viagens e comandos',
    geofences: 'Cercas virtuais',
    rules: 'Regras de alerta',
    schedules: 'Agendamentos de relatório',
    reports: 'Relatórios',
    maintenance: 'Intervalos de manutenção',
    logbook: 'Viagens no diário de bordo',
    events: 'Eventos',
    shares: 'Links de compartilhamento',
    certificates: 'Certificados para seguro',
    recipients: 'Destinatários e navegadores de notificações',
    gateways: 'Gateways de rastreadores',
    members: 'Membros e convites',
    audit: 'Registros de auditoria',
    subscriptions: 'Assinaturas',
    orders: 'Pedidos',
  },
  kept: 'Mantidas: faturas pagas, sem seu nome, como a lei exige. Os backups expiram em até 35 dias.',
}
