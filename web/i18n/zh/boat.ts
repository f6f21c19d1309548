import { anchorTexts } from './anchor.ts'
import { onBoardTexts } from './on-board.ts'

export const boatTexts = { ...anchorTexts, ...onBoardTexts }
