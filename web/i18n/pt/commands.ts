import type { Translated } from '../../../shared/i18n/translated.ts'
import type { commandTexts as en } from '../en/commands.ts'

export const commandTexts: Translated<typeof en, 'pt'> = {
  commands: {
    names: {
      cut: 'Bloquear relé',
      restore: 'Desbloquear relé',
      storeOn: 'Ativar modo hibernação',
      storeOff: 'Desativar modo hibernação',
    },
    verbs: {
      cut: 'Bloquear relé de {{name}}',
      restore: 'Desbloquear relé de {{name}}',
      storeOn: 'Ativar modo hibernação de {{name}}',
      storeOff: 'Desativar modo hibernação de {{name}}',
    },
    consequences: {
      cut: 'Tudo o que o relé alimenta é desligado. O motor para e não dá partida até você desbloquear o relé.',
      restore:
        'Tudo o que o relé alimenta é religado. Este comando é enviado a qualquer velocidade, antes de todos os outros, e cancela um bloqueio que ainda esteja aguardando.',
      storeOn:
        'O rastreador entra em repouso e se comunica uma vez por hora, por isso as posições podem ser de até uma hora atrás. Uma bateria de 12 V dura cerca de 15 meses (até 50% da carga).',
      storeOff: 'O rastreador permanece ativo e volta a enviar posições a cada {{seconds}} segundos.',
    },
    times: {
      active: 'Leva de 10 a 30 s enquanto o rastreador está ativo.',
      nextReport:
        'Leva até {{interval}}. O rastreador se comunica a cada {{interval}} e só então recebe comandos.',
      powerSave: 'Leva de 3 a 5 min porque o rastreador está no modo econômico.',
      asleep: 'Pode levar até uma hora porque o rastreador está em repouso e se comunica uma vez por hora.',
      leaving: 'Pode levar até uma hora para sair do modo hibernação.',
      silent:
        'O rastreador está sem contato. O comando é enviado na próxima comunicação dele ou expira se ela demorar demais.',
    },
    interlock: {
      open: 'O bloqueio só é enviado se a última posição foi registrada há no máximo {{maxAge}} e a velocidade está abaixo de {{limit}}. Caso contrário, fica retido.',
      noFix: 'Ainda não há posição. O bloqueio fica retido até chegar uma.',
      fixAge:
        'A última posição foi registrada há mais de {{maxAge}}. O bloqueio fica retido até chegar uma mais nova.',
      invalidFix: 'A última posição não é confiável. O bloqueio fica retido até chegar uma confiável.',
      speedUnknown: 'O rastreador não está informando a velocidade. O bloqueio fica retido até ele informar.',
      speed:
        'Velocidade alta demais para bloquear agora. O bloqueio fica retido até a velocidade ficar abaixo de {{limit}}.',
    },
    facts: { speed: 'Velocidade', fix: 'Posição', none: 'Nenhuma ainda' },
    cancel: 'Cancelar',
    close: 'Fechar',
    restore: 'Desbloquear relé',
    cancelCut: 'Cancelar bloqueio',
    text: {
      title: 'Enviar um comando de texto para {{name}}',
      label: 'Comando',
      hint: 'Uma linha terminada em #, como STATUS# ou TIMER,30#. Veja os comandos no manual do rastreador.',
      send: 'Enviar',
    },
    failed: {
      text: 'Não foi possível enviar o comando de texto: {{reason}}',
      storage: 'Não foi possível alterar o modo hibernação: {{reason}}',
      relay: 'Não foi possível alterar o relé: {{reason}}',
    },
    again: {
      text: 'Você entrou há mais de {{minutes}} minutos. Digite sua senha novamente, para que ninguém mais possa fazer isso em uma página que ficou aberta.',
      password: 'Senha',
      code: 'Código do seu app autenticador',
      hosted: 'Se você entra sem senha, saia e entre novamente antes.',
    },
    states: {
      queued: 'Na fila',
      held: 'Retido até ser seguro',
      sent: 'Enviado',
      answered: 'Respondido',
      proved: 'Confirmado pelo rastreador',
      expired: 'Expirado',
      refused: 'Recusado',
      superseded: 'Substituído',
    },
    details: {
      queued: 'Será enviado na próxima comunicação do rastreador.',
      sent: 'Aguardando a resposta do rastreador.',
      answered: 'O rastreador respondeu “{{answer}}”.',
      proved: 'As mensagens dele mostram a mudança.',
    },
    reasons: {
      noFix: 'Nenhuma posição chegou ainda.',
      fixAge: 'A última posição foi registrada há {{age}}. O máximo é {{maxAge}}.',
      invalidFix: 'A última posição não é confiável.',
      speedUnknown: 'O rastreador não está informando a velocidade.',
      speed: 'Velocidade alta demais: {{speed}}. Ela deve estar abaixo de {{limit}}.',
      'text-malformed': 'Use uma linha de até {{maxLength}} caracteres simples, com um único # no fim.',
      'text-relay-spelling':
        'Use os botões do relé ou escreva {{cut}} para bloqueá-lo e {{restore}} para desbloqueá-lo.',
      'text-forbidden': 'Este comando poderia desativar o rastreador ou deixar você sem acesso a ele.',
      'text-unsupported':
        'Este tipo de rastreador não aceita o comando. Unidades Teltonika aceitam os dois comandos de relé, STATUS#, WHERE# e VERSION#. Celulares com OwnTracks não aceitam nenhum.',
      'no-subscription': 'Este dispositivo não tem assinatura. Você só pode desbloquear o relé dele.',
      'too-many-open': '{{maxOpen}} comandos já estão aguardando. Tente novamente quando um terminar.',
      superseded: 'Um comando posterior o substituiu.',
      'tracker-refused': 'O rastreador respondeu “{{answer}}”.',
      undelivered: 'O rastreador não fez contato a tempo.',
      unanswered: 'O rastreador não respondeu a tempo. Mesmo assim, pode ter executado o comando.',
    },
    until: 'Será enviado assim que for seguro. Validade: {{time}}.',
    seen: '{{speed}}, posição de {{age}} atrás',
    progress: 'Comandos para {{name}}',
    log: {
      title: 'Comandos',
      count_one: '{{count}} comando',
      count_many: '{{count}} de comandos',
      count_other: '{{count}} comandos',
      by: 'Solicitado por {{requester}} · Endereço IP {{address}}',
      byGeofence: 'Solicitado pela cerca virtual {{geofence}}, na entrada',
      you: 'você',
      steps: 'Linha do tempo',
      answer: 'Resposta: “{{answer}}”',
      empty:
        'Nenhum comando ainda. Os comandos que você envia a este rastreador e os resultados aparecem aqui.',
      emptyPicture: 'Um comando a caminho de um rastreador',
      failed: 'Não foi possível carregar os comandos',
      stale: 'Não foi possível atualizar os comandos',
      loading: 'Carregando comandos',
    },
  },
  device: {
    back: 'Mapa ao vivo',
    show: 'Mostrar no mapa ao vivo',
    connect: 'Conectar rastreador',
    actions: 'Comandos para {{name}}',
    storeOn: 'Ativar modo hibernação',
    storeOff: 'Desativar modo hibernação',
    loading: 'Carregando dispositivo',
    loadFailed: 'Não foi possível carregar este dispositivo',
    unknownTitle: 'Dispositivo não encontrado',
    unknownText: 'Este dispositivo não está na sua conta. Ele pode ter sido removido.',
  },
  errors: { validation: 'Digite um comando.' },
}
