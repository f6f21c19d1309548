import { anchorTexts } from './anchor.ts'
import { onBoardTexts } from './on-board.ts'

/** The texts of what only boats have. One part, because each more of them is in the first load of every page. */
export const boatTexts = { ...anchorTexts, ...onBoardTexts }
