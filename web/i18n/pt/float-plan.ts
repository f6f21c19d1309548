import type { Translated } from '../../../shared/i18n/translated.ts'
import type { floatPlanTexts as en } from '../en/float-plan.ts'

export const floatPlanTexts: Translated<typeof en, 'pt'> = {
  about:
    'Informe quando o barco volta. Se ele não voltar, você recebe um lembrete e, 30 minutos depois, seus contatos recebem uma mensagem com a posição.',
  set: 'Criar plano de navegação',
  change: 'Alterar',
  extend: 'Voltar uma hora mais tarde',
  end: 'Voltamos',
  done: 'Plano de navegação encerrado',
  loadFailed: 'Não foi possível carregar o plano de navegação',
  stale: 'O plano abaixo é o do último carregamento.',
  extendFailed: 'Não foi possível prolongar o plano',
  endFailed: 'Não foi possível encerrar o plano',
  state: { out: 'Navegando', reminded: 'Ainda não voltou', overdue: 'Em atraso', ended: 'De volta ao porto' },
  explained: {
    out: 'Faltam {{time}} para o retorno previsto.',
    reminded:
      'O horário de retorno passou. Se você não prolongar nem encerrar o plano, seus contatos recebem uma mensagem 30 minutos depois dele.',
    overdue:
      'Os contatos que aceitaram têm uma mensagem com a última posição e um link para acompanhar o barco. Eles recebem outra quando o barco voltar ou você prolongar o plano.',
    ended: 'O barco voltou, e o plano foi encerrado. Crie outro para a próxima saída.',
    alone: 'O horário de retorno passou. Prolongue o plano ou encerre-o se já voltou.',
  },
  facts: {
    returnBy: 'Retorno previsto',
    to: 'Destino',
    people: 'Pessoas a bordo',
    harbor: 'Porto',
    contacts: 'Contatos',
  },
  harborGone: 'Excluído. Encerre o plano você mesmo.',
  none: 'Nenhum',
  waiting: 'Nada é enviado a {{contacts}} até que aceitem. Peça que procurem a pergunta do Vectra.',
  form: {
    returnBy: 'De volta às',
    to: 'Destino',
    people: 'Pessoas a bordo',
    contacts: 'Contatos',
    contactsHint:
      'E-mails ou telefones como +12025550123, separados por vírgulas. O Vectra pede que cada um aceite.',
    harbor: 'Porto',
    harborHint: 'O plano termina quando o barco volta a esta cerca virtual.',
    noHarbor: 'Nenhum, eu mesmo encerro o plano',
    wrong: {
      returnBy: 'Escolha um horário futuro, dentro de 31 dias.',
      to: 'Informe aonde você vai.',
      people: 'Digite um número de 1 a 99.',
      contacts: 'Digite até 10 e-mails ou telefones com o código do país.',
    },
    start: 'Iniciar plano',
    save: 'Salvar',
    cancel: 'Cancelar',
    failed: 'Não foi possível salvar o plano de navegação',
  },
}
