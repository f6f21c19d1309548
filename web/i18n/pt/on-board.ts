import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onBoardTexts as en } from '../en/on-board.ts'

export const onBoardTexts: Translated<typeof en, 'pt'> = {
  onBoard: {
    title: 'A bordo',
    alarm: 'O nível da água no porão está alto. Verifique o barco agora.',
    bilgeHigh: { name: 'Água no porão', yes: 'Alta', no: 'Normal' },
    bilgePump: { name: 'Bomba de porão', yes: 'Ligada', no: 'Desligada' },
    shorePower: { name: 'Energia de cais', yes: 'Conectada', no: 'Desconectada' },
    depth: 'Profundidade',
    batteries: 'Baterias',
    tanks: 'Tanques',
    names: {
      house: 'Serviço',
      starter: 'Partida',
      engine: 'Motor',
      bow: 'Proa',
      fuel: 'Combustível',
      water: 'Água',
      freshwater: 'Água doce',
      wastewater: 'Águas cinzas',
      blackwater: 'Águas negras',
    },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: 'Se a bomba de porão está ligada',
        bilgeHigh: 'Se o nível da água no porão está alto',
        shorePower: 'Se a energia de cais está conectada',
        depthM: 'Profundidade da água em metros',
        batteries: 'Baterias a bordo por nome, em volts e por cento',
        tanks: 'Nível de cada tanque, de 0 a 1',
      },
    },
  },
}
