import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/link.ts'

export const linkTexts: Translated<typeof en, 'pt'> = {
  link: {
    dismiss: 'Dispensar',
    ignored: {
      range: 'O período do link não é válido. Mostrando a última hora.',
      device: 'Um dispositivo do link não é válido e foi ignorado.',
      trip: 'A viagem do link não é válida. Mostrando o trajeto inteiro.',
      playback: 'O horário de reprodução do link não é válido. A reprodução começa do início.',
      filter: 'Um filtro do link não é válido e foi ignorado.',
      view: 'Uma opção de visualização do link não é válida e foi ignorada.',
    },
  },
}
