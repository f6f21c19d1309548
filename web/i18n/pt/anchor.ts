import type { Translated } from '../../../shared/i18n/translated.ts'
import type { anchorTexts as en } from '../en/anchor.ts'
import { floatPlanTexts } from './float-plan.ts'

export const anchorTexts: Translated<typeof en, 'pt'> = {
  anchorWatch: {
    about: 'Dá o alarme se o barco garrar, deixar de enviar a posição ou ficar com pouca bateria.',
    set: 'Ativar vigia de âncora',
    question: {
      text: '{{name}} está ancorado? Parado fora das suas cercas virtuais (desde: {{time}}).',
      no: 'Não está ancorado',
    },
    adjust: 'Ajustar',
    share: 'Compartilhar esta vigia',
    acknowledge: 'Confirmar alarme',
    acknowledgeFailed: 'Não foi possível confirmar o alarme',
    repeats: 'As notificações se repetem até alguém confirmar o alarme.',
    acknowledged: 'Confirmado: {{time}}. As notificações pararam.',
    acknowledgedBy: 'Confirmado por {{name}}: {{time}}. As notificações pararam.',
    circle: 'O barco está a {{distance}} da âncora, em um círculo de {{radius}}.',
    circleUnknown: 'Um círculo de {{radius}}. A distância do barco não é conhecida.',
    interval:
      'O barco envia a posição a cada {{interval}}; por isso, um alarme pode demorar {{time}} depois de o barco estar claramente fora do círculo.',
    loadFailed: 'Não foi possível carregar a vigia de âncora',
    stale: 'A vigia abaixo é a última que foi carregada.',
    state: {
      watching: 'Ancorado',
      nearEdge: 'Perto da borda',
      dragging: 'Garrando',
      noPosition: 'Sem posição',
      ended: 'Vigia encerrada',
    },
    explained: {
      unlocated: 'Aguardando a próxima posição.',
      watching: 'O barco está dentro do círculo.',
      nearEdge: 'O barco está dentro do círculo, por isso ainda não há alarme.',
      outside:
        'O barco está fora do círculo, mas não longe nem por tempo suficiente para um alarme. Uma única posição errada não deve acordar você.',
      dragging: 'O barco se afastou demais da âncora. Verifique agora.',
      noPosition: 'O rastreador deixou de enviar posições. Verifique o barco e a alimentação do rastreador.',
      ended: 'O barco começou a navegar. Ative outra vigia quando ancorar de novo.',
    },
    facts: {
      distance: 'Até a âncora',
      radius: 'Raio',
      since: 'Desde',
      setAt: 'Ativada',
    },
    alarms: {
      title: 'Alarmes das últimas {{hours}} horas',
      none: 'Nenhum.',
      loadFailed: 'Não foi possível carregar os alarmes',
      stale: 'Os alarmes abaixo são os últimos que foram carregados.',
      outside: 'Garrando, a {{distance}} da âncora: fora do círculo',
      fartherOut: 'Garrando, a {{distance}} da âncora: mais longe que antes',
      noPosition: 'Sem posição por {{time}}',
      battery: 'Bateria fraca: {{volts}}',
      underWay: 'Navegando: a vigia foi encerrada',
    },
    warnings: {
      'radius-below-accuracy':
        'O raio é menor que a precisão do receptor. Aumente-o ou haverá alarmes falsos.',
      'outside-radius': 'O barco já está fora deste círculo. Aumente o raio ou mova a âncora.',
      'no-recent-position': 'A posição do barco não é recente. Verifique se o rastreador está ligado.',
      'tracker-asleep':
        'O rastreador dorme entre os envios, por isso um alarme pode atrasar. Faça-o enviar com mais frequência.',
    },
    form: {
      where: 'Onde está a âncora?',
      places: { kept: 'Onde está definida', boat: 'No barco', away: 'Longe do barco' },
      distance: 'Distância ({{unit}})',
      bearing: 'Marcação (°)',
      wrong: 'Digite uma distância maior que 0 e uma marcação de 0 a 360.',
      position: 'Posição do barco:',
      smaller: 'Raio menor',
      larger: 'Raio maior',
      hint: 'Conte a corrente e o comprimento do barco.',
      accuracy: 'O receptor tem precisão de {{accuracy}}.',
      accuracyUnknown: 'O receptor não informa sua precisão.',
      silence: 'Alarme sem posição após',
      webhook: 'Webhook (opcional)',
      webhookHint: 'É chamado a cada alarme e pode ligar uma sirene ou uma luz.',
      start: 'Iniciar vigia',
      save: 'Salvar',
      cancel: 'Cancelar',
      failed: 'Não foi possível salvar a vigia de âncora',
    },
    gear: {
      title: 'Calcular o raio pela corrente',
      depth: 'Profundidade na maré baixa ({{unit}})',
      bowHeight: 'Proa acima da água ({{unit}})',
      rode: 'Corrente e cabo largados ({{unit}})',
      boatLength: 'Comprimento do barco ({{unit}})',
      found: 'O raio é de {{radius}}, incluída a precisão do receptor.',
      'rode-too-short':
        'A corrente e o cabo são mais curtos que a profundidade e a altura da proa somadas. Largue mais ou confira os números.',
      'radius-too-large': 'O barco poderia afastar-se mais de {{radius}}, o raio máximo. Confira os números.',
    },
    rehearsal: {
      checking: 'Verificando as últimas {{hours}} horas…',
      none: 'Nas últimas {{hours}} horas, esta vigia não teria dado nenhum alarme.',
      alarms: 'Alarmes que esta vigia teria dado nas últimas {{hours}} horas: {{alarms}}',
      drag: 'Arraste a âncora para onde ela está.',
      failed: 'Não foi possível verificar as últimas horas. Você pode ativar a vigia mesmo assim.',
    },
    lift: {
      verb: 'Encerrar vigia',
      title: 'Encerrar a vigia de âncora de {{name}}?',
      text: 'Ninguém será avisado se o barco garrar.',
      keep: 'Continuar vigiando',
      done: 'Vigia de âncora encerrada',
      failed: 'Não foi possível encerrar a vigia de âncora',
    },
  },
  floatPlan: floatPlanTexts,
  problem: {
    codes: {
      'not-a-boat': 'A vigia de âncora é para barcos. Mude antes o tipo deste dispositivo para Barco.',
      'boat-not-located': 'A posição do barco não é recente. Aguarde a próxima ou escolha Longe do barco.',
      'anchor-too-far': 'A âncora está a mais de 1 km do barco. Aproxime-a.',
      'return-in-the-past': 'O retorno previsto já passou. Escolha um horário posterior.',
      'return-too-late': 'Um plano de navegação dura no máximo 31 dias. Escolha um retorno mais próximo.',
      'not-found_floatPlan':
        'O dispositivo saiu da sua conta ou este porto não monitora mais o barco. Escolha outro.',
      'not-found_anchor':
        'Esta vigia não está mais ativa ou o dispositivo saiu da sua conta. Recarregue a página.',
    },
  },
}
