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

/** Every file below `dirs` whose name `ending` matches, with its text. */
const filesOf = (dirs: readonly string[], ending: RegExp): { file: string; text: string }[] =>
  dirs
    .filter((dir) => existsSync(path.join(root, dir)))
    .flatMap((dir) => readdirSync(path.join(root, dir), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      file: path.relative(root, file).replaceAll(path.sep, '/'),
      text: readFileSync(file, 'utf8'),
    }))

/** Every source file below `dirs`. */
export const sources = (...dirs: string[]): Source[] =>
  filesOf(dirs, /[.](?:ts|tsx|mjs|cjs|js)$/).map(({ file, text }) => ({ file, code: withoutComments(text) }))

export interface Comment {
  readonly file: string
  /** Number of its first line, from 1. */
  readonly line: number
  readonly text: string
}

/** Every comment of the sources and style sheets below `dirs`: a block, or one line after `//`. */
export const comments = (...dirs: string[]): Comment[] =>
  filesOf(dirs, /[.](?:ts|tsx|mjs|cjs|js|scss|css)$/).flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g)].map((match) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      text: match[0],
    })),
  )

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
