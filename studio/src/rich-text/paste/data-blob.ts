const DATA = /^data:([^;,]*)((?:;[^;,]*)*?)(;base64)?,(.*)$/is

/**
 * The file that a data: address holds; null where it cannot be read. The page's policy lets no script fetch such an
 * address.
 */
export function dataBlob(address: string): Blob | null {
  const [, type = '', , base64, content = ''] = DATA.exec(address) ?? []
  if (content === '') return null
  try {
    const text = base64 ? atob(decodeURIComponent(content).replace(/\s/g, '')) : decodeURIComponent(content)
    const bytes = base64 ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : new TextEncoder().encode(text)
    return new Blob([bytes], { type: type || 'text/plain' })
  } catch {
    return null
  }
}
