import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import targets from '../../../config/targets'
import { checkSyntax, editionOf, syntaxFault } from '../../../scripts/build/syntax.mjs'

const old = { chrome: '78', ios: '12' }

test('editionOf returns the edition of the oldest engine', () => {
  expect([editionOf(old), editionOf({ chrome: '90', ios: '13' }), editionOf({ chrome: '80', ios: '15' })]).toEqual([
    2019, 2019, 2020,
  ])
  expect(() => editionOf({ chrome: '40', ios: '12' })).toThrow('chrome 40')
})

test.each([
  ['a logical assignment', 'a ??= b'],
  ['optional chaining', 'a?.b'],
  ['a private field', 'class A { #b }'],
  ['a field', 'class A { b = 1 }'],
  ['a nullish default', 'a ?? b'],
  ['a numeric separator', 'a = 1_000'],
  ['a lookbehind', 'a = /(?<=b)c/'],
])('syntaxFault refuses %s', (_what, code) => {
  expect(syntaxFault(code, old)).toMatch(/:/)
})

test.each([
  ['object spread', 'a = { ...b }'],
  ['a catch without a name', 'try { a() } catch { b() }'],
  ['an async iteration', 'async function f() { for await (const a of b) c(a) }'],
  ['a named group', 'a = /(?<b>c)/'],
  ['a lookbehind in a string', 'a = "(?<=b)"'],
])('syntaxFault accepts %s', (_what, code) => {
  expect(syntaxFault(code, old)).toBeNull()
})

test.each([
  ['a method', 'a.b.at(-1)'],
  ['a method by its quoted name', 'a["replaceAll"]("b", "c")'],
  ['an optional call', 'var t; (t = a) == null ? void 0 : t.findLast(b)'],
  ['a static method', 'Object.hasOwn(a, b)'],
  ['a global', 'a = structuredClone(b)'],
  ['a constructor', 'new ResizeObserver(a)'],
  ['a global whose guard asks for another', 'typeof WeakRef === "undefined" || structuredClone(a)'],
])('syntaxFault refuses %s that is newer', (_what, code) => {
  expect(syntaxFault(code, old)).toMatch(/is newer: /)
})

test.each([
  ['a property that is no method', 'a.at > 1 && { at: a.at }'],
  ['a guarded global', 'a = "u" < typeof ResizeObserver ? void 0 : new ResizeObserver(b)'],
  ['a global after a guard', 'typeof structuredClone === "function" && structuredClone(a)'],
  ['a property named as a global', 'a.BigInt = { BigInt: b.structuredClone }'],
  ['what every engine has', 'Object.entries(a).map(([b]) => b.padStart(2))'],
])('syntaxFault accepts %s', (_what, code) => {
  expect(syntaxFault(code, old)).toBeNull()
})

test('syntaxFault counts a built-in from the version that has it', () => {
  const code = 'a = Object.fromEntries(b).flatMap(c)'
  expect(syntaxFault(code, old)).toMatch(/^Object\.fromEntries/)
  expect([targets.mini, targets.h5].map((engines) => syntaxFault(code, engines))).toEqual([null, null])
  expect([targets.mini, targets.h5].map((engines) => syntaxFault('a.matchAll(b)', engines) !== null)).toEqual([
    true,
    false,
  ])
})

test('checkSyntax throws with the name of a file that an engine cannot parse', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'syntax-'))
  await writeFile(path.join(folder, 'app.js'), 'var a = 1')
  await checkSyntax(folder, targets.mini)
  await writeFile(path.join(folder, 'vendors.js'), 'var a; a ??= 1')
  await expect(checkSyntax(folder, targets.mini)).rejects.toThrow(/vendors\.js: .*a \?\?= 1/)
  await expect(checkSyntax(folder, targets.h5)).rejects.toThrow('vendors.js')
  await writeFile(path.join(folder, 'vendors.js'), 'var b = [].at(-1)')
  await expect(checkSyntax(folder, targets.h5)).rejects.toThrow(/vendors\.js: \.at is newer/)
  await rm(folder, { recursive: true })
})
