import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Folders in which systems keep the programs of PostgreSQL, one a version. */
const PARENTS = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/usr']
const CHILDREN = /^(?:\d+|postgresql@\d+|pgsql-\d+)$/
const NAMES = ['initdb', 'postgres', 'pg_dump', 'pg_restore']

/**
 * Returns the folder of a PostgreSQL of this machine that brings pg_dump; null without one. The npm package of the other
 * tests brings the server alone, and pg_dump refuses a server that is younger than itself.
 */
export function findDumpPrograms(): string | null {
  const folders = PARENTS.filter((parent) => existsSync(parent)).flatMap((parent) =>
    readdirSync(parent)
      .filter((child) => CHILDREN.test(child))
      .map((child) => join(parent, child, 'bin')),
  )
  return folders.findLast((folder) => NAMES.every((name) => existsSync(join(folder, name)))) ?? null
}

/** Runs pg_dump or pg_restore without asking for a password, and rejects with what it complains of. */
export async function runDumpProgram(folder: string, name: 'pg_dump' | 'pg_restore', args: string[]): Promise<void> {
  const env = { ...process.env, LC_ALL: 'C' }
  await promisify(execFile)(join(folder, name), ['--no-password', ...args], { env, maxBuffer: 64 * 1024 * 1024 })
}

/** Returns the address of a database for another login. */
export const asLogin = (url: string, login: string, password: string): string =>
  Object.assign(new URL(url), { username: login, password }).href
