/** A random id in base 36 (spec 9). Not a secret: it only has to differ from others. */
export function randomId(length = 16): string {
  let text = ''
  while (text.length < length) text += Math.random().toString(36).slice(2)
  return text.slice(0, length)
}
