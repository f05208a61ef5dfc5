/** Returns the text with full-width letters, digits, signs and spaces in their usual width: `１２，３` becomes `12,3`. */
export const narrowWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, ' ')
