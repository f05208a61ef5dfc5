import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { at, root } from '../lib/root.mjs'

/**
 * Builds the studio, or the gallery of its parts, into a folder by the Vite of its workspace.
 * @param {string} output relative to the root
 * @param {'production' | 'gallery'} [mode]
 */
export async function viteBuild(output, mode = 'production') {
  const vite = path.dirname(createRequire(at('studio/package.json')).resolve('vite/package.json'))
  const options = ['--mode', mode, '--outDir', at(output), '--logLevel', 'warn']
  const args = [path.join(vite, 'bin/vite.js'), 'build', at('studio'), ...options]
  const { stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (stderr) process.stderr.write(stderr)
}
