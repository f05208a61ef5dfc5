import vm from 'node:vm'
import type { Output } from './output'
import { compileTemplates } from './templates'

/** Compiled parts of a build, which does not change during tests: each part is read and compiled once per process. */
const scripts = new Map<string, vm.Script>()
const templates = new Map<string, ReturnType<typeof compileTemplates>>()

/**
 * A script of what `read` gives, known by its file. Every realm that runs it shares its code: a test file boots the
 * output dozens of times, and parsing it anew would be most of what a boot costs.
 */
export function scriptOf(file: string, read: () => string): vm.Script {
  const script = scripts.get(file) ?? new vm.Script(read(), { filename: file })
  scripts.set(file, script)
  return script
}

/** The compiled templates of an output. */
export function templatesOf(output: Output): ReturnType<typeof compileTemplates> {
  const compiled = templates.get(output.dir) ?? compileTemplates(output)
  templates.set(output.dir, compiled)
  return compiled
}
