import type { Translated } from '../../../shared/i18n/translated.ts'
import type { problemTexts as en } from '../en/problem.ts'
import { notLoadedTexts } from './not-loaded.ts'

export const problemTexts: Translated<typeof en, 'pt'> = {
  problem: {
    codes: {
      network: 'Erro de rede. Verifique sua conexão.',
      network_commands:
        'O servidor não respondeu. Verifique sua conexão e tente novamente. Um comando que já está a caminho não é enviado duas vezes.',
      gateway: 'O servidor não aceitou a solicitação. Recarregue a página e tente novamente.',
      'unreadable-answer': 'O servidor enviou uma resposta inesperada. Recarregue a página.',
      unauthenticated: 'Acesso não autorizado. Entre novamente.',
      forbidden: 'Você não tem permissão para realizar esta ação.',
      'account-closed': 'Esta conta foi excluída.',
      'handed-over': 'Esta conta foi transferida.',
      'invalid-body': 'Confira os dados e tente novamente.',
      'invalid-body_shares': 'Confira o nome, o vencimento e as coordenadas e tente novamente.',
      'invalid-query': 'O servidor não aceitou a solicitação. Recarregue a página e tente novamente.',
      'unsupported-media-type':
        'O servidor não aceitou a solicitação. Recarregue a página e tente novamente.',
      'body-too-large': 'É muita coisa para enviar de uma vez. Encurte o conteúdo e tente novamente.',
      'answer-too-large': 'É muita coisa para carregar de uma vez. Escolha um período mais curto.',
      'too-many-points':
        'Este período tem pontos demais para carregar de uma vez. Escolha um período mais curto.',
      'range-too-long': 'O período é longo demais. Escolha um mais curto.',
      'range-in-future': 'Este período ainda não começou. Escolha um anterior.',
      'range-reversed': 'O último dia vem antes do primeiro.',
      'unknown-devices':
        'Um dispositivo que você selecionou não está mais na sua conta. Selecione os dispositivos novamente.',
      'unknown-geofences':
        'Uma cerca virtual que você selecionou não existe mais. Selecione as cercas virtuais novamente.',
      'not-today':
        'O relógio deste computador ou celular parece estar errado. Acerte-o e recarregue a página.',
      'not-found': 'O recurso solicitado não foi encontrado.',
      'not-found_devices': 'Este dispositivo não está mais na sua conta.',
      'not-found_commands': 'Este dispositivo não está mais na sua conta.',
      'not-found_alerts': 'Esta regra ou este dispositivo não está mais na sua conta. Recarregue a página.',
      'not-found_geofences':
        'Esta cerca virtual ou este dispositivo não está mais na sua conta. Recarregue a página.',
      'not-found_reports':
        'Este agendamento ou este relatório não está mais na sua conta. Recarregue a página.',
      'not-found_maintenance':
        'Esta manutenção ou este dispositivo não está mais na sua conta. Recarregue a página.',
      'not-found_shares': 'Este link ou este dispositivo não está mais na sua conta. Recarregue a página.',
      'not-found_subscriptions':
        'Esta assinatura ou este dispositivo não está mais na sua conta. Recarregue a página.',
      'not-found_viewer': 'Este link expirou, foi desativado ou nunca existiu. Peça um novo a quem o enviou.',
      arrived: 'Este link terminou quando o dispositivo chegou.',
      'expires-in-the-past': 'Assim, o link já estaria expirado. Escolha um horário posterior.',
      'subscription-required': 'Você não tem assinatura disponível para outro dispositivo.',
      'subscription-not-active': 'Esta assinatura não está ativa, por isso não pode ser vinculada.',
      'device-has-subscription': 'Este dispositivo já tem uma assinatura. Desvincule-a primeiro.',
      'transfer-limit-reached':
        'Esta assinatura já foi transferida neste mês. Você só poderá fazer outra mudança no mês que vem.',
      'challenge-required':
        'Não foi possível confirmar que você é uma pessoa. Recarregue a página e tente novamente.',
      'card-declined': 'Seu cartão foi recusado. Tente outro cartão.',
      'payment-method-not-found': 'Este cartão não está disponível. Informe-o novamente.',
      'order-expired':
        'Este pedido não foi pago a tempo, e nada foi cobrado no seu cartão. Comece novamente.',
      'purchase-changed': 'Seu pedido mudou. Recarregue a página e comece novamente.',
      'payments-not-set-up': 'O sistema de pagamento não está pronto. Atualize a página e tente novamente.',
      'payment-unsure':
        'Seu pagamento está sendo confirmado. Não pague novamente. Suas assinaturas aparecem em alguns minutos.',
      'plan-not-switchable': 'Só um plano mensal ativo pode ser mudado para anual.',
      'no-card': 'Adicione primeiro um cartão nas configurações de cobrança.',
      'invalid-signature': 'O servidor não aceitou a solicitação. Recarregue a página e tente novamente.',
      'not-in-testing-mode': 'Assinaturas de teste não estão disponíveis aqui.',
      'no-monitored-devices':
        'Nenhum dispositivo é monitorado. Vincule uma assinatura a um dispositivo e baixe o certificado.',
      'too-many-devices': 'Você tem dispositivos demais para um único certificado. Fale com o suporte.',
      'device-not-available': 'Este ID de rastreador não está disponível. Confira o ID no rastreador.',
      'too-many-claims': 'Muitas tentativas com IDs indisponíveis. Tente novamente em {{wait}}.',
      'too-many-commands':
        'Muitos comandos. Tente novamente em {{wait}}. Você ainda pode desbloquear um relé.',
      'too-many-requests': 'Muitas solicitações. Tente novamente em {{wait}}.',
      'too-many-requests_viewer': 'Muitas solicitações da sua rede. Tente novamente em {{wait}}.',
      'invalid-boundary': 'Este contorno não é válido. Confira os pontos destacados.',
      'invalid-cursor': 'A lista mudou. Recarregue a página.',
      'no-recipient':
        'Esta cerca virtual não tem quem notificar por esse meio. Adicione um destinatário primeiro.',
      'too-many-geofences':
        'Você não pode adicionar mais cercas virtuais. Exclua uma de que não precisa mais.',
      'interval-required': 'Informe uma distância, horas de motor ou meses.',
      'done-in-future': 'Escolha um dia que não esteja no futuro.',
      'too-many-intervals':
        'Este dispositivo já tem o máximo de intervalos de manutenção. Remova um primeiro.',
      'invalid-rule': 'Não foi possível salvar esta regra. Confira os campos destacados.',
      'webhook-required': 'Informe o endereço do seu webhook.',
      'phone-required': 'Informe um número de telefone ou confirme o seu primeiro nas configurações.',
      'too-many-schedules':
        'Você não pode adicionar mais agendamentos de relatório. Exclua um de que não precisa mais.',
      'rule-exists': 'Esta regra já foi salva. Recarregue a página.',
      'too-many-rules': 'Você não pode adicionar mais regras. Exclua uma de que não precisa mais.',
      'webhook-not-public': 'Informe um endereço https:// público, sem porta nem senha.',
      'push-not-public': 'O serviço de notificações do seu navegador não é compatível.',
      'push-key-invalid': 'O serviço de notificações do seu navegador não é compatível.',
      'too-many-push-subscriptions':
        'Você já recebe notificações em {{limits.pushDevicesMax}} aparelhos. Desative-as em um que não usa mais.',
      'too-many-snoozes': 'Você silenciou coisas demais. Reative uma primeiro.',
      'no-channel': 'Ative pelo menos um canal de notificação (e-mail ou SMS) antes do teste.',
      'not-your-address': 'Mensagens de teste só vão para o endereço com que você entra.',
      'phone-not-confirmed': 'Confirme seu número de telefone primeiro.',
      'invalid-phone': 'Digite um número de telefone válido.',
      'no-phone': 'Salve seu número de telefone primeiro.',
      'sms-not-set-up': 'Este servidor não está configurado para enviar SMS.',
      'sms-country-not-allowed': 'Este servidor não envia SMS para este país.',
      'sms-needs-subscription':
        'Este servidor só envia SMS para contas que têm ou já tiveram uma assinatura. Escolha primeiro um plano.',
      'phone-refused': 'Este número não pode receber nossos SMS. Confira-o e tente novamente.',
      'text-not-sent': 'Não foi possível enviar o SMS agora. Tente novamente em instantes.',
      'wrong-code': 'Código incorreto. Confira a mensagem e tente novamente.',
      'code-expired': 'Este código expirou. Envie um novo.',
      'deletes-history': 'Encurtar o histórico exclui o que é mais antigo. Confirme primeiro.',
      'history-too-long': 'Este servidor não mantém o histórico por tanto tempo. Escolha um período menor.',
      'too-many-gateways': 'Você já tem 20 gateways. Exclua um primeiro.',
      'wrong-key': 'A chave ou o endereço está incorreto.',
      'not-permitted': 'Sua função nesta conta não permite isso. Fale com o proprietário.',
      'above-own-role': 'Você só pode dar uma função, permissões e etiquetas que você mesmo tenha.',
      'own-role': 'Ninguém pode mudar a própria função nem a do proprietário.',
      'owns-another-account': 'Você também é proprietário de outra conta. Transfira ou exclua essa primeiro.',
      'already-handed-over': 'Os dois lados confirmaram, então não dá mais para mudar.',
      'ends-in-the-past': 'O fim do acesso já passou. Escolha uma data posterior.',
      'already-a-member': 'Esta pessoa já é membro.',
      'sign-in-again': 'Digite sua senha novamente para fazer isso.',
      'too-many-keys': 'Esta conta já tem {{limits.apiKeysMax}} chaves de API. Revogue uma primeiro.',
      'too-many-members': 'Esta conta já tem {{limits.membersMax}} membros. Remova um primeiro.',
      'invitation-expired': 'Este convite expirou. Peça um novo.',
      'other-address': 'Este convite é para outro endereço de e-mail. Entre com esse endereço.',
      'server-error': 'Erro do servidor. Tente novamente mais tarde.',
      unavailable: 'O servidor está temporariamente indisponível. Tente novamente em alguns segundos.',
    },
    siteTitle: notLoadedTexts.siteTitle,
    reload: notLoadedTexts.reload,
    other: 'Ocorreu um erro. Tente novamente.',
    aMoment: 'instantes',
    code: 'Código {{code}}',
    tryAgain: 'Tentar de novo',
    siteText:
      'Verifique sua conexão e tente novamente. Se continuar falhando, fale com o suporte e informe os detalhes abaixo.',
    pageTitle: 'Algo deu errado',
    pageText:
      'Não foi possível mostrar esta página. Seus dispositivos continuam enviando posições. Recarregue a página para vê-los.',
  },
}
