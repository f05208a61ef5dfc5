import { routes } from '@storefront/contract/routes'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at } from '../../scripts/lib/root.mjs'
import { checkWithNativeCompilers, readOutput } from '../harness'
import { compileTemplates } from '../harness/templates'
import { target } from './support'

const output = readOutput(target, at('dist', target))

test('the output has exactly the pages of the route table', () => {
  assert.deepEqual([...output.pages].sort(), routes.map((route) => route.page).sort())
})

test('the search of WeChat reads public pages alone', { skip: target !== 'weapp' && 'Alipay has no such file' }, () => {
  const { rules } = JSON.parse(output.read('sitemap.json')) as { rules: { action: string; page: string }[] }
  const isRead = (page: string) => rules.find((rule) => rule.page === '*' || rule.page === page)?.action === 'allow'
  const read = output.pages.filter(isRead)
  assert.deepEqual(
    read.filter((page) =>
      /^pages\/(?:ops|opsdata|opspromotion|door|user|account|ucenter|basket)\/|checkout|payment/.test(page),
    ),
    [],
  )
  for (const page of ['pages/index/index', 'pages/shop/product/detail', 'pages/event/event/detail'])
    assert.ok(read.includes(page), page)
})

test('the tab bar has the four tabs, each with its icons', () => {
  assert.deepEqual(
    output.tabs.map((tab) => tab.text),
    ['首页', '分类', '购物车', '我的'],
  )
  for (const tab of output.tabs)
    for (const icon of [tab.icon, tab.selectedIcon]) assert.ok(output.has(icon), `${icon} is there`)
})

test('the WeChat template compiler reports no warnings', () => {
  assert.deepEqual(compileTemplates(output).warnings, [])
})

test('the native WeChat compilers accept the templates and the styles', {
  skip: target !== 'weapp' && 'they are for WeChat alone',
}, () => {
  const refusals = checkWithNativeCompilers(output)
  // Null: they do not run on this system.
  if (refusals) assert.deepEqual(refusals, [])
})

test('every textarea in Alipay hides the counter of the vendor', {
  skip: target !== 'alipay' && 'WeChat has no counter',
}, () => {
  const areas = output
    .files(output.endings.template)
    .flatMap((file) => output.read(file).match(/<textarea\b[^>]*>/g) ?? [])
  assert.ok(areas.length > 0, 'there are text areas')
  for (const area of areas) assert.match(area, /show-count="{{xs\.b\(i\.\w+,false\)}}"/)
})

test('no file evaluates strings as code', () => {
  // Webpack's own last resort for the global object stands behind a `typeof globalThis` and a try.
  const offenders = output
    .files('.js')
    .filter((file) =>
      /\bnew Function\s*\(\s*(?!"return this"\))["'`]|(?<![\w.$])eval\s*\(\s*["'`]/.test(output.read(file)),
    )
  assert.deepEqual(offenders, [])
})

test('no style is for a desktop', () => {
  const offenders = output.files(output.endings.style).filter((file) => /min-width:\s*1024px/.test(output.read(file)))
  assert.deepEqual(offenders, [])
})

test('aria-label and aria-role reach the templates', () => {
  const templates = output.files(output.endings.template).map((file) => output.read(file))
  const missing = ['aria-label', 'aria-role'].filter((name) => !templates.some((text) => text.includes(`${name}="{{`)))
  assert.deepEqual(missing, [])
})
