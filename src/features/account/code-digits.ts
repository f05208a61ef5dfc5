/** Digits alone, at most `most`, also from a pasted "138 0000 0001" or "+86 138…". */
export const digits = (text: string, most: number): string => text.replace(/^\+86/, '').replace(/\D/g, '').slice(0, most)
