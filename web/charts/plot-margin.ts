/** The margin around a chart's lines, in pixels. Overlays align to it. */
export const PLOT_MARGIN = { left: 62, right: 14, top: 8, bottom: 22 } as const
