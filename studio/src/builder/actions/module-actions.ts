/** The actions on modules, each as one step with its announcement. */
import { modules as moduleRows } from '@storefront/contract/modules'
import { t } from '../../i18n'
import { copyText, readCopy, withNewIds } from '../document/copy'
import { adoptCopy, type Loss } from '../document/foreign'
import { createModuleId } from '../document/module-id'
import { insertModules, moveModule, removeModule, setModule } from '../document/operations'
import type { BuilderStore } from '../document/store'
import type { ModuleDocument, ModuleId } from '../document/types'
import { typeKey } from '../fields/labels'
import { announce } from './announcer'
import { writeClipboard } from './clipboard'

/** A type's name. */
export const typeName = (type: string): string =>
  moduleRows.some((row) => row.type === type) ? t(typeKey(type)) : t('builder.module.unknown', { type })

/** Returns the name of a module: its own, or else its type's. */
export const moduleName = ({ name, type }: ModuleDocument): string => name.trim() || typeName(type)

/** Returns the index for the next module: the marked place, behind the selected module, or the end. */
export function insertionIndex(store: BuilderStore): number {
  const { document, selected, insertAt } = store.getState()
  if (insertAt !== null) return insertAt
  return selected === null ? document.order.length : document.order.indexOf(selected) + 1
}

function insert(store: BuilderStore, modules: readonly ModuleDocument[], index: number): void {
  const [first] = modules
  if (!first || !store.getState().change(insertModules(modules, index))) return
  store.getState().select(first.id)
  announce(t('builder.news.inserted', { name: moduleName(first), n: index + 1 }))
}

/** Adds a module of a type at the marked place, and selects it. */
export function addModule(store: BuilderStore, type: string): void {
  const row = moduleRows.find((one) => one.type === type)
  if (!row) return
  const module = { id: createModuleId(), type, name: t(typeKey(type)), style: '', config: row.defaults, hidden: false }
  insert(store, [module], insertionIndex(store))
}

/** Moves a module to a place, from 0. */
export function moveTo(store: BuilderStore, id: ModuleId, index: number): void {
  const { document, change } = store.getState()
  const module = document.modules[id]
  if (!module || !change(moveModule(id, index))) return
  const { order } = store.getState().document
  announce(t('builder.news.moved', { name: moduleName(module), n: order.indexOf(id) + 1, total: order.length }))
}

export const moveBy = (store: BuilderStore, id: ModuleId, places: number): void => {
  const index = store.getState().document.order.indexOf(id) + places
  if (index >= 0) moveTo(store, id, index)
}

export function toggleHidden(store: BuilderStore, id: ModuleId): void {
  const { document, change } = store.getState()
  const module = document.modules[id]
  if (!module || !change(setModule(id, { hidden: !module.hidden }))) return
  announce(t(module.hidden ? 'builder.news.shown' : 'builder.news.hidden', { name: moduleName(module) }))
}

/** Puts a copy behind a module. */
export function duplicate(store: BuilderStore, id: ModuleId): void {
  const { order, modules } = store.getState().document
  const module = modules[id]
  if (module) insert(store, withNewIds([module]), order.indexOf(id) + 1)
}

/** Deletes a module and selects the one that takes its place, or the last one. */
export function deleteModule(store: BuilderStore, id: ModuleId): void {
  const { document, change } = store.getState()
  const module = document.modules[id]
  const index = document.order.indexOf(id)
  if (!module || !change(removeModule(id))) return
  const { order } = store.getState().document
  store.getState().select(order[Math.min(index, order.length - 1)] ?? null)
  announce(t('builder.news.deleted', { name: moduleName(module) }))
}

/** Puts a module on the clipboard. */
export async function copyModule(store: BuilderStore, id: ModuleId): Promise<void> {
  const module = store.getState().document.modules[id]
  if (module) await writeClipboard(copyText([module], store.getState().origin))
}

/** Inserts copies of modules at the marked place. */
export const insertCopies = (store: BuilderStore, modules: readonly ModuleDocument[]): void =>
  insert(store, withNewIds(modules), insertionIndex(store))

/**
 * Inserts the modules of a text from the clipboard at the marked place; gives what of them could not come along, or
 * null when it has none.
 */
export function pasteText(store: BuilderStore, text: string): readonly Loss[] | null {
  const copy = readCopy(text)
  if (!copy) return null
  const { modules, losses } = adoptCopy(copy, store.getState().origin.site)
  insert(store, modules, insertionIndex(store))
  return losses
}

export const undo = (store: BuilderStore): void => void (store.getState().undo() && announce(t('builder.news.undone')))
export const redo = (store: BuilderStore): void => void (store.getState().redo() && announce(t('builder.news.redone')))
