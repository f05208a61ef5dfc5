import { routes } from '@storefront/contract/routes'
import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { checkWithNativeCompilers, readOutput } from '../harness'
import { compileTemplates } from '../harness/templates'
import { target } from './support'

const output = readOutput(target, path.resolve(import.meta.dirname, '../../dist', target))

test('the output has every page of the route table and no other', () => {
  assert.deepEqual([...output.pages].sort(), routes.map((route) => route.page).sort())
})

test('the bar has the four tabs, each with its pictures', () => {
  assert.deepEqual(
    output.tabs.map((tab) => tab.text),
    ['首页', '分类', '购物车', '我的'],
  )
  for (const tab of output.tabs) for (const icon of [tab.icon, tab.selectedIcon]) assert.ok(output.has(icon), `${icon} is there`)
})

test("WeChat's template compiler has nothing to complain of", () => {
  assert.deepEqual(compileTemplates(output).warnings, [])
})

test("WeChat's native compilers take the templates and the styles", { skip: target !== 'weapp' && 'they are for WeChat alone' }, () => {
  const refused = checkWithNativeCompilers(output)
  // Null: they do not run on this system.
  if (refused) assert.deepEqual(refused, [])
})

test('no file asks for code out of strings, which mini-programs refuse', () => {
  for (const file of output.files('.js')) assert.doesNotMatch(output.read(file), /\bnew Function\s*\(\s*["'`]|(?<![\w.$])eval\s*\(\s*["'`]/, file)
})

test('labels and roles reach the templates, so that screen readers can say them', () => {
  const [base = ''] = output.files(output.endings.template).filter((file) => file.startsWith('base'))
  assert.match(output.read(base), /aria-label=/)
  assert.match(output.read(base), /aria-role=|role=/)
})
