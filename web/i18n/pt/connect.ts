import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectTexts as en } from '../en/connect.ts'

export const connectTexts: Translated<typeof en, 'pt'> = {
  addDevice: {
    title: 'Adicionar dispositivo',
    id: 'ID do rastreador',
    idHint:
      'Está na etiqueta do rastreador. Para um celular, invente um, de {{limits.trackerIdMin}} a {{limits.trackerIdMax}} letras, números, - ou _.',
    idWrong:
      'Use de {{limits.trackerIdMin}} a {{limits.trackerIdMax}} letras, números, - ou _, começando com uma letra ou um número.',
    name: 'Nome',
    nameHint: 'Aparece no mapa',
    nameWrong: 'Digite um nome de até {{limits.deviceNameMax}} caracteres.',
    type: 'Tipo',
    submit: 'Adicionar',
    cancel: 'Cancelar',
    withoutCredentials: 'Dispositivo adicionado, mas não foi possível criar as credenciais dele',
    setUp: 'Continuar a configuração',
    added: 'Dispositivo adicionado',
    failed: 'Não foi possível adicionar o dispositivo',
    needsSubscription: 'Assinatura necessária',
    subscribe: 'Assinar agora',
  },
  copy: { label: 'Copiar {{what}}', failed: 'Não foi possível copiar. Selecione o texto.' },
  connect: {
    open: 'Conectar rastreador',
    noSubscription:
      'Este dispositivo não tem assinatura. As mensagens dele são armazenadas, mas você só o verá no mapa quando vincular uma.',
  },
}
