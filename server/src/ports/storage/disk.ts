import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../errors'
import { type StoragePort, UpstreamError } from '../../core/ports.types'
import { checkKey, checkPublicKey, isKey, typeOfKey } from './key'

const PORT = 'storage'
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

const codeOf = (error: unknown): string => errorCode(error) ?? 'failed'

/**
 * Files under `root`. A file appears whole or not at all: it is written beside its target and renamed. A content type
 * that differs from the one of the file extension is stored in `.types/{key}`.
 */
export function diskStorage(root: string, publicUrl: string): StoragePort {
  const pathOf = (key: string) => join(root, ...key.split('/'))
  const typePath = (key: string) => join(root, '.types', ...key.split('/'))

  async function write(path: string, bytes: Buffer): Promise<void> {
    const temporary = join(root, '.tmp', randomUUID())
    await mkdir(dirname(temporary), { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    try {
      const file = await open(temporary, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  const read = async (path: string): Promise<Buffer | null> => {
    try {
      return await readFile(path)
    } catch (error) {
      if (ABSENT.has(codeOf(error))) return null
      throw new UpstreamError(PORT, `${PORT}: ${codeOf(error)}`)
    }
  }

  return {
    async put(key, bytes, contentType) {
      checkKey(key)
      try {
        if (contentType === typeOfKey(key)) await rm(typePath(key), { force: true })
        else await write(typePath(key), Buffer.from(contentType))
        await write(pathOf(key), bytes)
      } catch (error) {
        throw new UpstreamError(PORT, `${PORT}: ${codeOf(error)}`)
      }
    },
    async get(key) {
      if (!isKey(key)) return null
      const bytes = await read(pathOf(key))
      if (!bytes) return null
      const type = await read(typePath(key))
      return { bytes, contentType: type?.toString('utf8') ?? typeOfKey(key) }
    },
    async remove(key) {
      checkKey(key)
      try {
        await rm(pathOf(key), { force: true })
        await rm(typePath(key), { force: true })
      } catch (error) {
        throw new UpstreamError(PORT, `${PORT}: ${codeOf(error)}`)
      }
    },
    url: (key) => `${publicUrl}/${checkPublicKey(key)}`,
    privateUrl: async (key) => `${publicUrl}/${checkKey(key)}`,
  }
}
