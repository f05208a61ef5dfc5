import { cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { placePackages } from '../../scripts/build/server/lock.mjs'
import { EXTERNAL } from '../../scripts/build/server/packages.mjs'
import { at } from '../../scripts/lib/root.mjs'
import { start } from '../../scripts/lib/spawn.mjs'
import { freePort, until } from '../../scripts/lib/wait.mjs'

const isThere = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  )

/**
 * Copies the packages that `npm ci --omit=dev` installs in the output of the server, from those of this checkout: the
 * test needs no registry. Optional ones of other systems are in neither.
 */
async function installPackages(folder: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(at('package-lock.json'), 'utf8'))
  for (const [target, source] of placePackages(packages, 'server', EXTERNAL)) {
    if (!(await isThere(at(source)))) continue
    await cp(at(source), path.join(folder, target), {
      recursive: true,
      filter: (file) => !path.relative(at(source), file).includes('node_modules'),
    })
  }
}

/** The built product in a folder of its own, as a machine has it that runs it. */
export interface Installed {
  readonly folder: string
  remove(): Promise<void>
}

/** Copies the outputs of `npm run build` and the server's packages into a new folder, far from this checkout. */
export async function install(): Promise<Installed> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-installed-'))
  await mkdir(path.join(folder, 'dist'))
  for (const output of ['server', 'h5', 'studio'])
    await cp(at('dist', output), path.join(folder, 'dist', output), { recursive: true })
  await installPackages(path.join(folder, 'dist/server'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A process of an installed product. */
export interface InstalledProcess {
  readonly url: string
  readonly port: number
  readonly log: () => string
  readonly exitCode: Promise<number | null>
  stop(signal?: NodeJS.Signals): Promise<void>
}

type Env = Readonly<Record<string, string>>

/** Starts a program of the output by Node alone: nothing of this process' environment but the way to programs. */
export function startProgram(folder: string, args: readonly string[], env: Env) {
  const inherited = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]))
  const child = start(process.execPath, args, { cwd: folder, env: { ...inherited, PATH: process.env.PATH, ...env } })
  let log = ''
  const append = (part: Buffer) => {
    log += part.toString()
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, log: () => log, exitCode }
}

/** Runs a program of the output to its end. */
export async function runProgram(folder: string, args: readonly string[], env: Env) {
  const program = startProgram(folder, args, env)
  return { code: await program.exitCode, output: program.log() }
}

/** Starts the server of an installed product and waits until it is ready. */
export async function startInstalled(folder: string, env: Env): Promise<InstalledProcess> {
  const port = env.PORT ?? String(await freePort())
  const { child, log, exitCode } = startProgram(folder, ['dist/server/main.js'], {
    HOST: '127.0.0.1',
    SEED: 'off',
    ...env,
    PORT: port,
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`the server ended: ${log()}`)
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })).ok
  }
  await until(isReady, { what: 'the server being ready', every: 25, giveUp: () => child.exitCode !== null })
  return {
    url,
    port: Number(port),
    log,
    exitCode,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exitCode
    },
  }
}
