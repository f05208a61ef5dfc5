import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '../src/ports/errors'

/** The JSON in a file of ours, or null when there is none. @throws SyntaxError when it is broken. */
export async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Writes a file whole or not at all, readable by us alone (it may hold keys). */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, JSON.stringify(value, null, 1), { mode: 0o600 })
  await rename(temporary, path)
}

/** Runs jobs one after another, whatever becomes of each. */
export function queue(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const next = last.then(job, job)
    last = next.catch(() => undefined)
    return next
  }
}
