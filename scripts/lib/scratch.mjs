import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The folder in which Linux exposes memory as files, and the bytes of it that a whole run may take. */
const MEMORY = '/dev/shm'
const ROOM = 6 * 1024 ** 3
const PREFIX = 'storefront-test-'
const HOURS_MAX = 3

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, os.freemem()) >= ROOM
  } catch {
    return false
  }
}

/** @param {string} dir */
const remove = (dir) => rmSync(dir, { recursive: true, force: true, maxRetries: 3 })

/**
 * Makes a folder for the temporary files of a run, removed at its end: in memory where there is room, because the
 * servers copy a hundred folders of 100 MB.
 * @returns {string} its path
 */
export function makeScratchDir() {
  const parent = hasRoom() ? MEMORY : os.tmpdir()
  // Left by runs that were killed.
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX)))
    if (Date.now() - statSync(path.join(parent, name)).mtimeMs > HOURS_MAX * 3_600_000) remove(path.join(parent, name))
  const dir = mkdtempSync(path.join(parent, PREFIX))
  // PostgreSQL passes through as a user of its own where we are root.
  chmodSync(dir, 0o755)
  process.on('exit', () => {
    try {
      remove(dir)
    } catch {
      // A child that is still writing keeps it until a later run.
    }
  })
  return dir
}
