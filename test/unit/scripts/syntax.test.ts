import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import targets from '../../../config/targets'
import { checkSyntax, editionOf, syntaxFault } from '../../../scripts/build/syntax.mjs'

const old = { chrome: '78', ios: '12' }

test('editionOf returns the edition of the oldest engine', () => {
  expect([editionOf(old), editionOf({ chrome: '90', ios: '13' }), editionOf({ chrome: '80', ios: '15' })]).toEqual([2019, 2019, 2020])
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

test('checkSyntax throws with the name of a file that an engine cannot parse', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'syntax-'))
  await writeFile(path.join(folder, 'app.js'), 'var a = 1')
  await checkSyntax(folder, targets.mini)
  await writeFile(path.join(folder, 'vendors.js'), 'var a; a ??= 1')
  await expect(checkSyntax(folder, targets.mini)).rejects.toThrow(/vendors\.js: .*a \?\?= 1/)
  await expect(checkSyntax(folder, targets.h5)).rejects.toThrow('vendors.js')
  await rm(folder, { recursive: true })
})
