import type { Translated } from '../../../shared/i18n/translated.ts'
import type { liveMapTexts as en } from '../en/live-map.ts'

export const liveMapTexts: Translated<typeof en, 'pt'> = {
  tools: {
    relayRestore: 'Desbloquear relé',
    relayCut: 'Bloquear relé',
    text: 'Enviar comando de texto',
    storage: 'Modo hibernação',
    share: 'Compartilhar localização',
    locate: 'Mostrar minha localização',
    selectFirst: 'selecione um dispositivo primeiro',
  },
  notice: {
    satelliteKey:
      'A visão de satélite precisa de uma chave de mapas do operador deste site. Mostrando as ruas.',
    hide: 'Dispensar',
    location: {
      denied:
        'O acesso à localização está bloqueado. Permita-o para este site nas configurações do navegador e tente novamente.',
      unavailable:
        'Não foi possível encontrar sua localização. Ative os serviços de localização deste aparelho e tente novamente.',
      insecure: 'Seu navegador só compartilha a localização com sites seguros. Abra este site com https://.',
    },
  },
  coastNote: 'Linha da costa com precisão de cerca de {{distance}}',
  preview: { failed: 'Não foi possível carregar o mapa. Recarregue a página para tentar novamente.' },
  point: { lowVolts: 'Baixa', unknownTime: 'Desconhecido' },
  legend: { title: 'Velocidade do rastro' },
}
