import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { at } from '../../scripts/lib/root.mjs'
import type { Output } from './output'

const folders: Partial<Record<NodeJS.Platform, string>> = { linux: 'bin/linux', darwin: 'bin/mac' }

/**
 * Runs WeChat's native template and style compilers over a WeChat output.
 * @returns what they refuse, one line each; nothing when all is well, null when they do not run on this system
 */
export function checkWithNativeCompilers(output: Output): string[] | null {
  const folder = folders[process.platform]
  if (!folder || process.arch !== 'x64' || output.target !== 'weapp') return null
  const base = path.dirname(createRequire(at('package.json')).resolve('miniprogram-compiler/package.json'))
  const run = (tool: string, args: string[]) => {
    const file = path.join(base, folder, tool)
    // npm drops the executable bit of files that are no declared binary.
    chmodSync(file, 0o755)
    return spawnSync(file, args, { cwd: output.dir, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  }
  const refusals: string[] = []
  const judge = (tool: string, result: ReturnType<typeof run>, looksRight: (stdout: string) => boolean) => {
    // The exit code alone is not to be trusted: some errors come with 0 and an empty or broken output.
    if (result.status !== 0 || result.error)
      refusals.push(`${tool}: ${result.stderr || result.error || `exit ${result.status}`}`)
    else if (!looksRight(result.stdout)) refusals.push(`${tool}: no usable output. ${result.stderr}`)
    else if (/error|unexpected|illegal/i.test(result.stderr)) refusals.push(`${tool}: ${result.stderr}`)
  }

  const templates = output.files('.wxml')
  const custom = templates
    .map((file) => ({ file, names: Object.keys(output.componentsOf(file.slice(0, -'.wxml'.length))) }))
    .filter(({ names }) => names.length > 0)
  const components = [custom.length, ...custom.flatMap(({ file, names }) => [file, names.length, ...names])].join(' ')
  const wcc = run('wcc', ['-d', '-cc', components, ...templates, ...output.files('.wxs'), '-gn', '$gwx'])
  judge('wcc', wcc, (stdout) => stdout.includes('$gwx') && parses(stdout))

  const styles = output.files('.wxss')
  const wcsc = run('wcsc', ['-db', '-pc', String(styles.length), ...styles])
  judge('wcsc', wcsc, (stdout) => styles.every((file) => stdout.includes(file)))
  return refusals
}

/** Whether generated code is code at all. */
function parses(source: string): boolean {
  try {
    new Function(source)
    return true
  } catch {
    return false
  }
}
