import type { CSSProperties } from 'react'

/** `color:red;--x:1` as the object that React DOM wants; undefined stays undefined. */
export function css(text: string | undefined): CSSProperties | undefined {
  if (!text) return undefined
  const pairs = text.split(';').flatMap((part) => {
    const at = part.indexOf(':')
    if (at < 1) return []
    const name = part.slice(0, at).trim()
    const key = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [[key, part.slice(at + 1).trim()]]
  })
  return Object.fromEntries(pairs)
}
