import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, type Reply } from '../calls/call'

/** One file on its way to the library. */
export interface MediaUpload {
  readonly key: number
  readonly name: string
  readonly state: 'waiting' | 'done' | 'failed'
  readonly reason?: string
}

type StoredUpload = Reply<'POST /studio/upload/'>

/**
 * Uploads files one after the other, so that each takes its turn on a slow line. A failed one does not stop the others.
 * @param onDone called with each stored file
 */
export function useUploads(folder: number | undefined, onDone?: (file: StoredUpload) => void) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly MediaUpload[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const nextKey = useRef(0)
  const mark = (key: number, part: Partial<MediaUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const send = async (key: number, file: File) => {
    try {
      const query = folder ? { folder } : {}
      onDone?.(await call('POST /studio/upload/', { query, file }))
      mark(key, { state: 'done' })
      await client.invalidateQueries({ queryKey: ['media'] })
    } catch (error) {
      mark(key, { state: 'failed', reason: (error as Error).message })
    }
  }
  const add = (file: File) => {
    nextKey.current += 1
    const key = nextKey.current
    setUploads((before) => [...before, { key, name: file.name, state: 'waiting' }])
    line.current = line.current.then(() => send(key, file))
  }
  return { uploads, add, clear: () => setUploads((before) => before.filter(({ state }) => state === 'waiting')) }
}
