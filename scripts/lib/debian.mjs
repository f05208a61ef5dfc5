import { execFileSync } from 'node:child_process'
import { run } from './spawn.mjs'

/** Returns the path of a command, or null. @param {string} name */
export function which(name) {
  try {
    return (
      execFileSync('/bin/sh', ['-c', `command -v "$1"`, 'sh', name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || null
    )
  } catch {
    return null
  }
}

/** Debian packages, installed as root or by a password-free sudo. @param {string[]} packages @param {(line: string) => void} log */
export async function aptInstall(packages, log) {
  if (process.platform !== 'linux' || !which('apt-get')) return false
  const root = process.getuid?.() === 0
  if (!root && !which('sudo')) return false
  const apt = (/** @type {string[]} */ ...args) =>
    run(root ? 'apt-get' : 'sudo', root ? args : ['-n', 'apt-get', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      silence: 600_000,
    })
  log(`installing ${packages.join(' and ')} with apt-get`)
  await apt('update', '-q')
  const { code, output } = await apt('install', '-y', '-q', '--no-install-recommends', ...packages)
  if (code !== 0) log(output.split('\n').slice(-5).join('\n'))
  return code === 0
}
