/** To two decimals: the resolution of figures in files and replies. A hundredth of a minute is less than a second. */
export const hundredths = (value: number): number => Math.round(value * STEPS) / STEPS
const STEPS = 100
