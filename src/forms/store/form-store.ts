import type { FieldSchema, FormSchema, RuleContext, Violation } from '@storefront/contract/domain/forms/form'
import { dropHidden, normalizeFields, violationsOf } from '@storefront/contract/domain/forms/form-answers'
import { hiddenKeys } from '@storefront/contract/domain/forms/form-instances'
import { mapValues } from '@storefront/contract/domain/forms/form-values'
import { keyOf, partsOf } from '@storefront/contract/domain/forms/values'
import { createStore } from 'zustand/vanilla'
import { randomId } from '@/lib/hash'
import { NO_ROWS, withMovedRow, withoutRow, withRow } from './rows'
import {
  indexedPath,
  type ParseField,
  parseTree,
  parseValue,
  plainTree,
  type Tree,
  type TreePath,
  treePathOf,
  valueAt,
  withValue,
} from './tree'

export type FormValues = Readonly<Record<string, unknown>>

export interface FormState {
  /** Changes together with the values, so that no field meets a value of another type. */
  readonly schema: FormSchema
  readonly tree: Tree
  /** The errors by the key of the field's path (ids, not places: an error stays with its item). */
  readonly errors: Readonly<Record<string, string>>
  /** Items of lists that are shown with their fields. */
  readonly openRows: ReadonlySet<string>
  /** Uploads under way, by the key of their field, with its title. */
  readonly uploads: Readonly<Record<string, { readonly title: string; readonly count: number }>>
  /** The field that is to come into view; `request` rises each time. */
  readonly focus: { readonly key: string; readonly request: number } | null
}

/** Returns the text of one field's error. */
export type WordsOf = (key: string, violation: Violation) => string

/**
 * The values of one form, and what is done with them: without React, so that a change concerns only the field that
 * shows it.
 */
export type FormStore = ReturnType<typeof createFormStore>

/** The last of a function's results is kept for as long as it is asked for the same. */
function remember<T extends object, R>(make: (input: T) => R): (input: T) => R {
  let last: { readonly input: T; readonly result: R } | null = null
  return (input) => {
    if (last?.input !== input) last = { input, result: make(input) }
    return last.result
  }
}

const without = <T>(
  record: Readonly<Record<string, T>>,
  isGone: (key: string) => boolean,
): Readonly<Record<string, T>> => {
  const keys = Object.keys(record)
  return keys.some(isGone) ? Object.fromEntries(Object.entries(record).filter(([key]) => !isGone(key))) : record
}

/** @param parseField reads single values as their widgets hold them (forms/registry) */
export function createFormStore(initialSchema: FormSchema, initial: FormValues, parseField: ParseField) {
  const store = createStore<FormState>()(() => ({
    schema: initialSchema,
    tree: parseTree(initialSchema, initial, parseField),
    errors: {},
    openRows: new Set(),
    uploads: {},
    focus: null,
  }))
  const { getState, setState } = store
  const plain = remember((tree: Tree) => plainTree(getState().schema, tree))
  const hidden = remember(
    (tree: Tree): ReadonlySet<string> => hiddenKeys(getState().schema, normalizeFields(getState().schema, plain(tree))),
  )
  let focusRequests = 0

  const change = (path: TreePath, update: (value: unknown) => unknown) =>
    setState(({ tree }) => ({ tree: withValue(tree, path, update) as Tree }))
  /** Clears the errors of a field and of all within it. */
  const clearErrors = (path: TreePath, isUpload = false) => {
    const key = keyOf(path)
    const isWithin = (one: string) => one === key || one.startsWith(`${key}/`)
    setState(({ errors, uploads }) => ({
      errors: without(errors, isWithin),
      uploads: isUpload ? without(uploads, isWithin) : uploads,
    }))
  }
  const setOpen = (id: string, isOpen: boolean) =>
    setState(({ openRows }) => {
      const next = new Set(openRows)
      if (isOpen) next.add(id)
      else next.delete(id)
      return { openRows: next }
    })
  /** Shows an error at its field: opens the items around it and brings it into view. */
  const reveal = (key: string) => {
    const path = partsOf(key)
    for (const part of path) setOpen(part, true)
    focusRequests += 1
    setState({ focus: { key, request: focusRequests } })
  }

  return {
    subscribe: store.subscribe,
    getState,
    getInitialState: store.getInitialState,
    /** The values of all fields, those that are hidden included. */
    values: (tree: Tree = getState().tree): FormValues => plain(tree),
    isHidden: ({ tree }: FormState, path: TreePath): boolean => hidden(tree).has(keyOf(indexedPath(tree, path))),
    valueAt: ({ tree }: FormState, path: TreePath): unknown => valueAt(tree, path),
    setSchema(next: FormSchema) {
      const { schema, tree } = getState()
      // A caller that writes the same schema anew changes nothing.
      if (next === schema || JSON.stringify(next) === JSON.stringify(schema)) return
      setState({ schema: next, tree: parseTree(next, plain(tree), parseField), errors: {} })
    },
    replace: (values: FormValues) =>
      setState(({ schema }) => ({ tree: parseTree(schema, values, parseField), errors: {}, openRows: new Set() })),
    set(path: TreePath, value: unknown) {
      change(path, () => value)
      clearErrors(path)
    },
    addRow(path: TreePath, items: FieldSchema): string {
      const id = randomId(8)
      change(path, (rows) => withRow(rows, id, parseValue(items, undefined, parseField)))
      clearOwnErrors(path)
      setOpen(id, true)
      return id
    },
    removeRow(path: TreePath, id: string) {
      change(path, (rows) => withoutRow(rows, id))
      clearErrors([...path, id], true)
      clearOwnErrors(path)
    },
    clearRows(path: TreePath) {
      change(path, () => NO_ROWS)
      clearErrors(path, true)
    },
    moveRow: (path: TreePath, id: string, by: number) => change(path, (rows) => withMovedRow(rows, id, by)),
    setOpen,
    /** One more upload of a field is under way, or one less. */
    countUpload(path: TreePath, title: string, by: 1 | -1) {
      const key = keyOf(path)
      setState(({ uploads }) => {
        const count = (uploads[key]?.count ?? 0) + by
        return { uploads: count > 0 ? { ...uploads, [key]: { title, count } } : without(uploads, (one) => one === key) }
      })
    },
    /**
     * Checks all shown fields, also by the server's rules, and sets their errors; scrolls to the first faulty field.
     * Returns the values to send, or null.
     */
    check(wordsOf: WordsOf, context: Required<RuleContext>): FormValues | null {
      const { schema, tree } = getState()
      const violations = Object.entries(
        violationsOf(schema, normalizeFields(schema, plain(tree), context.country), context),
      )
      const errors = violations.map(
        ([key, violation]) => [keyOf(treePathOf(tree, partsOf(key))), wordsOf(key, violation)] as const,
      )
      setState({ errors: Object.fromEntries(errors) })
      const [first] = errors
      if (first) reveal(first[0])
      if (first) return null
      const clean = mapValues(schema, plain(tree), (field, value) =>
        field.trim && typeof value === 'string' ? value.trim() : value,
      )
      return dropHidden(schema, clean, hidden(tree))
    },
    reveal,
  }

  /** Clears the errors of a list itself: of how many items it has. */
  function clearOwnErrors(path: TreePath) {
    const key = keyOf(path)
    setState(({ errors }) => ({ errors: without(errors, (one) => one === key) }))
  }
}
