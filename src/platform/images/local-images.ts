import type { LocalImage } from './types'

/** Width and height of a picture by its address. Rejects when it is none, or broken. */
const sizeOf = (address: string): Promise<{ width: number; height: number }> =>
  new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = () => reject(new Error('unreadable picture'))
    picture.src = address
  })

/** Returns a chosen file with an address under which this page can show and send it. Rejects when it is no picture. */
export async function localImageOf(file: File): Promise<LocalImage> {
  const path = URL.createObjectURL(file)
  try {
    return { path, name: file.name, bytes: file.size, type: file.type, ...(await sizeOf(path)) }
  } catch (error) {
    URL.revokeObjectURL(path)
    throw error
  }
}

const DATA = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/

/**
 * Returns a file out of a picture's data address; null when it is none: no other address is fetched on the shell's
 * word.
 */
export function fileOfData(address: string, name: string): File | null {
  const [, type = '', base64 = ''] = DATA.exec(address) ?? []
  if (!type) return null
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (char) => char.charCodeAt(0))
    return new File([bytes], name, { type })
  } catch {
    return null
  }
}

/** Returns the shell's chosen pictures, `{ images: [{ data, name }] }`; null when one of them is not of that shape. */
export function shellImages(result: unknown): { readonly files: readonly File[] } | null {
  const all: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'images') : undefined
  if (!Array.isArray(all)) return null
  const files = all.map((one: { data?: unknown; name?: unknown } | null) =>
    fileOfData(String(one?.data ?? ''), String(one?.name ?? 'picture')),
  )
  return files.every((file) => file !== null) ? { files } : null
}
