/** A token of the same form that nobody was given: the last character stands for other bits, whatever it was. */
export const changedToken = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`
