import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The folder in which Linux exposes memory as files. */
const MEMORY = '/dev/shm'
const PREFIX = 'storefront-test-'
/** Bytes that must be free, of the folder and of the machine: a whole run writes half of it. */
const ROOM = 6 * 1024 ** 3

/** @param {string} dir */
function hasRoom(dir) {
  try {
    const { bavail, bsize } = statfsSync(dir)
    return Math.min(bavail * bsize, os.freemem()) >= ROOM
  } catch {
    return false
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @param {string} dir */
const remove = (dir) => rmSync(dir, { recursive: true, force: true, maxRetries: 3 })

/**
 * Makes a folder for the temporary files of one test run, removed when this process ends. It lies in memory where there
 * is room: servers start from some hundred copies of 100 MB, and each takes a disk two seconds of a core.
 * @returns {string} its path; the system's own folder where memory is short
 */
export function makeScratchDir() {
  if (!hasRoom(MEMORY)) return os.tmpdir()
  // Left by runs that were killed.
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)))) remove(path.join(MEMORY, name))
  const dir = path.join(MEMORY, `${PREFIX}${process.pid}`)
  // Others pass through: PostgreSQL runs as a user of its own where we are root.
  mkdirSync(dir, { mode: 0o755 })
  process.on('exit', () => {
    try {
      remove(dir)
    } catch {
      // A child that is still writing keeps it until the next run.
    }
  })
  return dir
}
