import type { OfflineList, OfflineManifest } from '@storefront/contract/entities/door/door'
import type { TextStore } from '@/platform/text-store/types'
import { sha512 } from './bytes'
import { isSigned } from './signature'

/** The list of an event on this device: what its signed text says, and its rows, the oldest first. */
export interface DoorList {
  readonly manifest: OfflineManifest
  readonly chunks: readonly string[]
}

interface StoredList {
  readonly manifest: OfflineManifest
  readonly names: readonly string[]
}

export type DoorStore = Pick<TextStore, 'read' | 'write' | 'remove' | 'keys'>

const PREFIX = 'sf:door:list:'
/** A list with so many parts that were added later is asked for as a whole again. */
export const CHUNKS_MAX = 40

/**
 * Checks what the server sent: the signature by a key that is known already (or, at the first time, came with the
 * page), and the hash of each part. Null when anything differs.
 */
export function readReply(reply: OfflineList, knownKeys: readonly { id: number; key: string }[]): DoorList | null {
  const key = knownKeys.find(({ id }) => id === reply.key)
  if (!key || !isSigned(reply.manifest, reply.signature, key.key)) return null
  const manifest: OfflineManifest = JSON.parse(reply.manifest)
  if (
    manifest.chunks.length !== reply.chunks.length ||
    manifest.chunks.some((hash, n) => sha512(reply.chunks[n] ?? '') !== hash)
  )
    return null
  return { manifest, chunks: reply.chunks }
}

/** Returns the check-in list that the device's list was made for. */
export const checkinOf = (list: DoorList | null): OfflineManifest['lists'][number] | undefined =>
  list?.manifest.lists.find(({ id }) => id === list.manifest.list)

/** Returns a list with a delta on top: its rows replace the earlier ones of the same tickets. */
export const mergeDelta = (list: DoorList, delta: DoorList): DoorList => ({
  manifest: delta.manifest,
  chunks: [...list.chunks, ...delta.chunks],
})

/**
 * Lists in the device's storage, each part under a key of its own, so that none is longer than a vendor takes. The
 * parts are written first and named last: a kill in between leaves the list before.
 */
export const doorLists = (store: DoorStore, event: number) => {
  const head = `${PREFIX}${event}`
  const readHead = (): StoredList | null => {
    try {
      return JSON.parse(store.read(head) ?? 'null') as StoredList | null
    } catch {
      return null
    }
  }
  return {
    read(): DoorList | null {
      const stored = readHead()
      if (!stored) return null
      const chunks = stored.names.map((name) => store.read(name))
      // A vendor may throw single keys away: then there is no list.
      return chunks.every((chunk) => chunk !== null) ? { manifest: stored.manifest, chunks: chunks as string[] } : null
    },
    /** False when the storage is full. */
    write({ manifest, chunks }: DoorList): boolean {
      const before = readHead()
      const isDelta = manifest.since !== null && before !== null
      const earlierNames = isDelta ? before.names : []
      const names = [
        ...earlierNames,
        ...chunks.slice(earlierNames.length).map((_, n) => `${head}:${manifest.version}:${n}`),
      ]
      const isWritten =
        chunks.every((chunk, n) => n < earlierNames.length || store.write(names[n] ?? '', chunk)) &&
        store.write(head, JSON.stringify({ manifest, names }))
      const usedNames = new Set([head, ...(isWritten ? names : (before?.names ?? []))])
      for (const name of store.keys()) if (name.startsWith(`${head}:`) && !usedNames.has(name)) store.remove(name)
      return isWritten
    },
  }
}
