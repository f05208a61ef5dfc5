import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { inputHash } from '../build/inputs.mjs'
import { bundleServer } from '../build/server/bundle.mjs'
import { at, cacheDir, removeOld } from './root.mjs'

const PROGRAMS = {
  main: 'server/src/main.ts',
  site: 'server/src/site-cli.ts',
  host: 'scripts/lib/server-host-program.mjs',
}

async function bundle() {
  const folder = path.join(cacheDir, `server-${await inputHash('server', [PROGRAMS.host])}`)
  if (existsSync(folder)) return folder
  await mkdir(cacheDir, { recursive: true })
  await removeOld(/^server-/)
  const work = await mkdtemp(path.join(cacheDir, 'server-new-'))
  await bundleServer(work, PROGRAMS)
  // The packages that are not bundled: the server's own, and by the folders above those that it shares.
  await symlink(at('server/node_modules'), path.join(work, 'node_modules'), 'junction')
  // Rename is atomic: of two suites that bundle at once the second one takes what the first has put there.
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }))
  return folder
}

/**
 * Bundles a program of the server as the production output does, because the suites start it some hundred times and its
 * TypeScript takes three times as long. Unlike the sources it cannot seed an empty database.
 * @param {keyof typeof PROGRAMS} name
 * @returns {Promise<string>} the file that node runs
 */
export async function serverProgram(name) {
  // Processes that this one starts need not look for it.
  process.env.SERVER_BUNDLE ??= await bundle()
  return path.join(process.env.SERVER_BUNDLE, `${name}.js`)
}
