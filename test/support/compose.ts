import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const folder = path.resolve(__dirname, '../../operations')

/** A service of operations/compose.yaml, as far as tests read it. */
export interface Service {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly restart?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}

export const readOperations = (file: string): string => readFileSync(path.join(folder, file), 'utf8')

/** Returns a file of YAML below operations/ with its anchors and merges resolved. */
export const readYaml = (file: string): unknown => parse(readOperations(file), { merge: true })

/** Returns operations/compose.yaml. */
export const readCompose = (): Compose => readYaml('compose.yaml') as Compose

const VARIABLE = /\$\{(\w+)(?::[?-][^}]*)?\}/g

/** Returns the names of the variables in a text of the compose file. */
export const variablesOf = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name)

/** Returns a service's environment with the values of its variables. */
export const environmentOf = (
  { environment = {} }: Service,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      text.replace(VARIABLE, (_, variable: string) => values[variable] ?? ''),
    ]),
  )
