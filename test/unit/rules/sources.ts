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
    .filter(
      (entry) =>
        entry.isFile() && /[.](?:ts|tsx|mjs|cjs|js)$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      file: path.relative(root, file).replaceAll(path.sep, '/'),
      code: withoutComments(readFileSync(file, 'utf8')),
    }))

const linesBySource = new WeakMap<Source, readonly string[]>()

/** The lines of a source, which many patterns are looked for in. */
function linesOf(source: Source): readonly string[] {
  const lines = linesBySource.get(source) ?? source.code.split('\n')
  linesBySource.set(source, lines)
  return lines
}

/**
 * `file:line: text` of every line that matches. Files without `literal`, which a match has in it, need not be gone
 * through.
 */
export const hits = (files: Source[], pattern: RegExp, literal = ''): string[] =>
  files
    .filter(({ code }) => code.includes(literal))
    .flatMap((source) =>
      linesOf(source).flatMap((line, index) =>
        pattern.test(line) ? [`${source.file}:${index + 1}: ${line.trim()}`] : [],
      ),
    )
