import path from 'node:path'
import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  strict: true,
  types: [],
}

/** A program of files that are only in memory, by their names below a folder. */
export function programOf(root: string, files: Readonly<Record<string, string>>): ts.Program {
  const texts = new Map(Object.entries(files).map(([name, text]) => [path.posix.join(root, name), text]))
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, readFile, directoryExists } = host
  host.directoryExists = (folder) => folder === root || (directoryExists?.(folder) ?? false)
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.readFile = (file) => texts.get(file) ?? readFile(file)
  host.getSourceFile = (file, version) => {
    const text = host.readFile(file)
    return text === undefined ? undefined : ts.createSourceFile(file, text, version, true)
  }
  return ts.createProgram([...texts.keys()], OPTIONS, host)
}
