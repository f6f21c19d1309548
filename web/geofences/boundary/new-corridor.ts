/** The width of a new corridor, in metres. */
export const NEW_CORRIDOR_WIDTH_M = 200
