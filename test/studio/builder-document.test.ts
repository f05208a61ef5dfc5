import fc from 'fast-check'
import { isEqual, setAt } from '../../studio/src/builder/document/json'
import { mergeDocuments, settleConflicts } from '../../studio/src/builder/document/merge'
import { createModuleId } from '../../studio/src/builder/document/module-id'
import { denormalize } from '../../studio/src/builder/document/normalize'
import * as operations from '../../studio/src/builder/document/operations'
import { createBuilderStore } from '../../studio/src/builder/document/store'
import { pageOf, textModule } from './support/documents'

const { insertModules, moveModule, removeModule, replaceDocument, setConfig, setModule, setSettings, setTitle } =
  operations

/** Any operation, of which some name a module that is not there. */
const id = fc.integer({ min: 1, max: 12 })
const place = fc.integer({ min: -2, max: 14 })
const operation: fc.Arbitrary<operations.Operation> = fc.oneof(
  fc.tuple(id, place).map(([one, index]) => insertModules([textModule(one)], index)),
  fc.tuple(id, id, place).map(([one, other, index]) => insertModules([textModule(one), textModule(other)], index)),
  fc.tuple(id, place).map(([one, index]) => moveModule(one, index)),
  id.map(removeModule),
  fc.tuple(id, fc.boolean()).map(([one, hidden]) => setModule(one, { hidden })),
  fc.tuple(id, fc.constantFrom('list', 'colx2')).map(([one, style]) => setModule(one, { style })),
  fc
    .tuple(
      id,
      fc.constantFrom(['html'], ['title_config', 'title'], ['items', 0, 'title']),
      fc.constantFrom('a', 'b', undefined),
    )
    .map(([one, path, value]) => setConfig(one, path, value)),
  fc.string().map(setTitle),
  fc.boolean().map((value) => setSettings({ share: { isOn: value } })),
  fc.uniqueArray(id, { maxLength: 5 }).map((ids) => replaceDocument(pageOf(...ids))),
)
const steps = fc.array(
  fc.record({ operation, field: fc.constantFrom(undefined, 'x', 'y'), pause: fc.constantFrom(10, 5_000) }),
  { maxLength: 40 },
)

describe('any sequence of operations', () => {
  test('is undone to the first document, and done again to the last one', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let now = 0
        const first = pageOf(1, 2, 3)
        const store = createBuilderStore(first, undefined, () => now)
        const document = () => denormalize(store.getState().document)
        for (const { operation, field, pause } of sequence) {
          now += pause
          store.getState().change(operation, field)
        }
        const last = document()
        while (store.getState().undo());
        expect(document()).toEqual(first)
        while (store.getState().redo());
        expect(document()).toEqual(last)
      }),
    )
  })

  test('leaves every id once, and each in the order and in the modules', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const store = createBuilderStore(pageOf(1, 2, 3))
        for (const { operation } of sequence) store.getState().change(operation)
        const { order, modules } = store.getState().document
        expect(new Set(order).size).toBe(order.length)
        expect([...order].sort()).toEqual(Object.keys(modules).map(Number).sort())
      }),
    )
  })
})

test('ids of new modules differ, and are ids of the contract', () => {
  const ids = Array.from({ length: 1000 }, createModuleId)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true)
})

describe('setting a value by its path', () => {
  test('keeps everything beside the path the same object', () => {
    const value = { a: { b: [1, { c: 2 }] }, d: { e: 3 } }
    const next = setAt(value, ['a', 'b', 1, 'c'], 4)
    expect(next).toEqual({ a: { b: [1, { c: 4 }] }, d: { e: 3 } })
    expect(next.d).toBe(value.d)
    expect(setAt(value, ['a', 'b', 1, 'c'], 2)).toBe(value)
    expect(setAt(value, ['d', 'e'], undefined)).toEqual({ a: value.a, d: {} })
  })

  test('takes a value for equal whatever the order of its properties', () => {
    expect(isEqual({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
    expect(isEqual({ a: 1 }, { a: 1, b: null })).toBe(false)
  })
})

describe('merging two documents of one base', () => {
  const base = pageOf(1, 2, 3)
  const documentOf = (...changes: operations.Operation[]) => {
    const store = createBuilderStore(base)
    for (const change of changes) store.getState().change(change)
    return denormalize(store.getState().document)
  }
  const idsOf = ({ modules }: { modules: readonly { id: number }[] }) => modules.map((module) => module.id)

  test('gives the one side where the other changed nothing, and one where both changed the same', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 15 }), (changes) => {
        const edition = documentOf(...changes)
        for (const [mine, theirs] of [
          [edition, base],
          [base, edition],
          [edition, edition],
        ] as const) {
          const { merged, conflicts } = mergeDocuments(base, mine, theirs)
          expect(conflicts).toEqual([])
          expect(merged).toEqual(edition)
        }
      }),
    )
  })

  test('takes changes of different modules, insertions and moves of both sides', () => {
    const mine = documentOf(setConfig(1, ['html'], 'mine'), insertModules([textModule(7)], 1), setTitle('Mine'))
    const theirs = documentOf(setConfig(2, ['html'], 'theirs'), moveModule(3, 0), insertModules([textModule(8)], 4))
    const { merged, conflicts } = mergeDocuments(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(idsOf(merged)).toEqual([3, 1, 7, 2, 8])
    expect([merged.title, merged.modules[1]?.config.html, merged.modules[3]?.config.html]).toEqual([
      'Mine',
      'mine',
      'theirs',
    ])
  })

  test('asks about a module that both edition, and about one that was changed here and taken away there', () => {
    const mine = documentOf(setConfig(1, ['html'], 'mine'), setConfig(2, ['html'], 'mine'))
    const theirs = documentOf(setConfig(1, ['html'], 'theirs'), removeModule(2))
    const merge = mergeDocuments(base, mine, theirs)
    expect(merge.conflicts.map(({ part }) => part)).toEqual([1, 2])
    expect(settleConflicts(merge, theirs, new Set())).toEqual(mine)
    expect(settleConflicts(merge, theirs, new Set([1, 2]))).toEqual(theirs)
    expect(idsOf(settleConflicts(merge, theirs, new Set([1])))).toEqual([1, 2, 3])
  })

  test('brings a module back in its place when the side that has it is chosen', () => {
    const mine = documentOf(removeModule(2))
    const theirs = documentOf(setConfig(2, ['html'], 'theirs'))
    const merge = mergeDocuments(base, mine, theirs)
    expect(idsOf(settleConflicts(merge, theirs, new Set()))).toEqual([1, 3])
    expect(idsOf(settleConflicts(merge, theirs, new Set([2])))).toEqual([1, 2, 3])
  })
})
