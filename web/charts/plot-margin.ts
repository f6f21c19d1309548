/** The room of a chart around its lines, in pixels: who lays something over the lines keeps to it. */
export const PLOT_MARGIN = { left: 62, right: 14, top: 8, bottom: 22 } as const
