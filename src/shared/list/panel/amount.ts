/** Digits before the point that a typed amount may have. */
const WHOLE_MAX = 9

/**
 * Returns the input of a money field as an amount: digits, and as many decimals as the currency has.
 * @param exponent decimals of the currency: CNY 2, IDR 0
 */
export function parseAmountInput(text: string, exponent: number): string {
  // Keyboards of other languages write the point as a comma or a full stop of their own.
  const [whole = '', ...rest] = text
    .replace(/[,，。]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const cut = whole.slice(0, WHOLE_MAX)
  return exponent > 0 && rest.length > 0 ? `${cut || '0'}.${rest.join('').slice(0, exponent)}` : cut
}
