import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

export interface Source {
  /** Relative to the repository, with slashes. */
  file: string
  /** The code without comments; strings stay. */
  code: string
}

/** Comments may speak of what code may not do. Lines keep their numbers. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')

/** Every source file below `dirs`. */
export const sources = (...dirs: string[]): Source[] =>
  dirs
    .filter((dir) => existsSync(path.join(root, dir)))
    .flatMap((dir) => readdirSync(path.join(root, dir), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /[.](?:ts|tsx|mjs|cjs|js)$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(root, file).replaceAll(path.sep, '/'), code: withoutComments(readFileSync(file, 'utf8')) }))

/** `file:line: text` of every line that matches. */
export const hits = (files: Source[], pattern: RegExp): string[] =>
  files.flatMap(({ file, code }) => code.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])))
