/** Whether a key or a clipboard event belongs to a field, or to a dialog over the builder. */
export const isForeign = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"], [role="dialog"]') !== null

/** Puts text on the clipboard, also where the browser offers the clipboard to secure pages alone. */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const area = Object.assign(document.createElement('textarea'), { value: text })
    document.body.append(area)
    area.select()
    document.execCommand('copy')
    area.remove()
  }
}

/** The clipboard's text; null where the browser does not give it. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
