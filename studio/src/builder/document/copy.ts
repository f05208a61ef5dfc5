import { modules as moduleRows } from '@storefront/contract/modules'
import { checkConfig } from '@storefront/contract/modules/check'
import { createModuleId } from './module-id'
import type { ModuleDocument } from './types'

const KIND = 'storefront.modules'
/** Version of the text on the clipboard; versions of configs stand beside each. */
const VERSION = 1
const MODULES_MAX = 100

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Modules as text for the clipboard, without their ids. */
export function copyText(modules: readonly ModuleDocument[]): string {
  const copies = modules.map(({ id: _, ...module }) => ({ ...module, version: moduleRows.find(({ type }) => type === module.type)?.version ?? 1 }))
  return JSON.stringify({ kind: KIND, version: VERSION, modules: copies })
}

function readModule(value: unknown): ModuleDocument | null {
  if (!isObject(value)) return null
  const { type, name, style, hidden, version, config } = value
  const row = moduleRows.find((one) => one.type === type)
  if (!row || typeof name !== 'string' || typeof style !== 'string' || typeof hidden !== 'boolean' || !isObject(config)) return null
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > row.version) return null
  const current = row.migrations.slice(version - 1).reduce((older, step) => step(older), config)
  return checkConfig(row, current).length === 0 ? { id: createModuleId(), type: row.type, name, style, hidden, config: current } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The modules of a text from the clipboard, with new ids; null when it is no copy of modules, or one that this version cannot read. */
export function readCopy(text: string): ModuleDocument[] | null {
  const copy = parse(text)
  if (!isObject(copy) || copy.kind !== KIND || copy.version !== VERSION || !Array.isArray(copy.modules)) return null
  if (copy.modules.length === 0 || copy.modules.length > MODULES_MAX) return null
  const modules = copy.modules.map(readModule)
  return modules.every((module) => module !== null) ? modules : null
}
