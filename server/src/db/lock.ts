import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../lib/error'

/** PGlite keeps no lock on its folder, and two processes over one folder destroy it. */

interface Owner {
  pid: number
  /** Start time of the process, from /proc; '' without it. It distinguishes a reused pid from the owner. */
  began: string
  token: string
}

export class FolderInUseError extends Error {}

function beganAt(pid: number): string {
  try {
    // The command's name is in brackets and may contain spaces; field 22 of the whole line is the start time.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, began }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return began === '' || beganAt(pid) === began
}

function readOwner(file: string): Owner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null
    const text = (key: string) => String(Reflect.get(value, key) ?? '')
    return { pid: value.pid, began: text('began'), token: text('token') }
  } catch {
    return null
  }
}

/**
 * Takes the lock of a data folder and gives its release. Throws FolderInUse with a sentence when a living
 * process holds it; takes over the lock of a dead one.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'server.lock')
  const me: Owner = { pid: process.pid, began: beganAt(process.pid), token: randomUUID() }
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      writeFileSync(file, JSON.stringify(me), { flag: 'wx' })
      return () => {
        if (readOwner(file)?.token === me.token) unlinkSync(file)
      }
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const owner = readOwner(file)
    if (owner && isAlive(owner))
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${owner.pid}. Stop it first, or set DATA_DIR to another folder.`,
      )
    removeStale(file, owner, me.token)
  }
  throw new FolderInUseError(`The lock ${file} cannot be taken.`)
}

/** Moves a dead owner's lock away; puts it back when a live process has taken it in between. */
function removeStale(file: string, expectedOwner: Owner | null, token: string): void {
  const aside = `${file}.${token}`
  try {
    renameSync(file, aside)
    const movedOwner = readOwner(aside)
    if (movedOwner && movedOwner.token !== expectedOwner?.token) linkSync(aside, file)
    unlinkSync(aside)
  } catch {
    // Another process was faster; the next attempt sees what it did.
  }
}
