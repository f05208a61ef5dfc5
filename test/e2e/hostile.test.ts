import { execFileSync } from 'node:child_process'
import { at } from '../../scripts/lib/root.mjs'
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { type Browser, type Page, test } from '@playwright/test'
import { openDatabase } from '../../scripts/lib/data-dir.mjs'
import { seededDataDir } from '../../scripts/lib/server.mjs'
import { CANARY, payloads } from '../support/xss'
import { WORDS } from './hostile/content'
import { assertQuiet, openPhone, type RunningServer, startServer } from './support'

/**
 * Markup and words that an attacker has got into the database, shown by the real server and the real client. The page's
 * own policy is switched off: nothing may run even in a client that has none.
 */
/** Author of the demo's first comment. */
const AUTHOR = '53ca69cc-cfd9-46d3-b553-08e20154fcfe'
let dataDir: string
let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  dataDir = await seededDataDir()
  const database = await openDatabase(dataDir)
  execFileSync(process.execPath, ['--import', 'tsx', at('test/e2e/hostile/poison.ts'), database.url], {
    stdio: 'inherit',
  })
  await database.stop()
  server = await startServer({ dataDir })
  browser = chromium
})
test.afterAll(async () => {
  await server?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

interface Watch {
  page: Page
  /** Unexpected activity of the page. */
  problems: string[]
  quiet: () => void
  close: () => Promise<void>
}

async function watch(): Promise<Watch> {
  const { page, complaints, close } = await openPhone(browser, server, { bypassCSP: true })
  const problems: string[] = []
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === CANARY) problems.push(`asked the canary: ${request.url()}`)
  })
  page.on('frameattached', (frame) => problems.push(`a frame: ${frame.url()}`))
  page.on('popup', (popup) => problems.push(`a window: ${popup.url()}`))
  return { page, problems, quiet: () => assertQuiet(complaints), close }
}

/** Shows all of a long page, part by part, and then touches everything on it. */
async function showAndTouch(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const scroller = document.querySelector('.taro_page:not(.taro_page_shade)') ?? document.documentElement
    for (let same = 0, before = -1; same < 8; ) {
      scroller.scrollTo(0, scroller.scrollHeight)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      same = scroller.scrollHeight === before ? same + 1 : 0
      before = scroller.scrollHeight
    }
    const kinds = [
      'mouseover',
      'mouseenter',
      'pointerenter',
      'focus',
      'focusin',
      'animationstart',
      'toggle',
      'load',
      'loadstart',
      'play',
      'wheel',
    ]
    for (const element of document.querySelectorAll('body *'))
      for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: true }))
  })
}

/** Returns elements and attributes of the page that could run scripts or mislead, as the browser parses them. */
const standing = (page: Page): Promise<string[]> =>
  page.evaluate((canary) => {
    const complaints: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc') complaints.push(`${element.tagName} ${name}=${value}`)
        if (name === 'style' && /url\(|expression/i.test(value)) complaints.push(`${element.tagName} style=${value}`)
      }
      if (
        element instanceof HTMLAnchorElement &&
        element.href !== '' &&
        !['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol)
      )
        complaints.push(`link ${element.href}`)
      const source = element instanceof HTMLImageElement || element instanceof HTMLMediaElement ? element.src : ''
      if (source !== '' && !/^(?:https?|blob):/.test(source) && !source.startsWith('data:image/'))
        complaints.push(`source ${source}`)
      if (getComputedStyle(element).backgroundImage.includes(canary))
        complaints.push(`${element.tagName} shows the canary`)
      if (['IFRAME', 'OBJECT', 'EMBED', 'BASE', 'SVG', 'MATH', 'TEMPLATE'].includes(element.tagName.toUpperCase()))
        complaints.push(element.outerHTML.slice(0, 200))
    }
    return complaints
  }, CANARY)

const ran = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, '__xss'))

test('the same markup written into the page as it is runs its script (control test)', async () => {
  const { page, problems, close } = await watch()
  await page.goto('/mobile/post/article/2/')
  await page.evaluate((html) => {
    document.body.innerHTML = html
  }, payloads.slice(0, 40).join('<hr>'))
  await page.waitForFunction(() => Reflect.get(window, '__xss') === 1)
  assert.notDeepEqual([...(await standing(page)), ...problems], [])
  await close()
})

for (const [name, path, sign, times] of [
  ['an article', '/mobile/post/article/1/', () => document.querySelectorAll('hr').length > 300, 3],
  ['a topic', '/mobile/circle/topic/1/', () => document.querySelectorAll('hr').length > 300, 2],
  [
    'a note with what it mentions',
    '/mobile/note/note/1/',
    () => document.querySelectorAll('a[href*="/product/1"]').length > 0,
    3,
  ],
  ['a page of modules', '/mobile/page/hostile/', () => document.querySelectorAll('[role=heading]').length > 2, 20],
  ['a form', '/mobile/form/form/hostile/', () => document.querySelectorAll('[role=checkbox]').length > 0, 4],
  [
    'a thread of comments',
    '/mobile/comment/threadedcomment/1/',
    () => document.querySelectorAll('a[href*="/user/"]').length > 3,
    20,
  ],
  ['a comment’s author', `/mobile/user/${AUTHOR}/`, () => document.querySelectorAll('[role=tab]').length > 2, 1],
  ['a vote', '/mobile/vote/vote/hostile/', () => document.querySelectorAll('[role=radio]').length > 1, 6],
] as const) {
  test(`${name} full of hostile markup runs no script, contacts no other host and keeps its URL`, async () => {
    const { page, problems, quiet, close } = await watch()
    await page.goto(path)
    await page.waitForFunction(sign)
    await showAndTouch(page)
    await page.waitForLoadState('networkidle')
    assert.deepEqual(await standing(page), [])
    assert.equal(await ran(page), undefined)
    assert.deepEqual(problems, [])
    // It was all shown: the words stand there as words.
    const occurrences = (await page.evaluate(() => document.body.textContent ?? '')).split(WORDS).length - 1
    assert.ok(occurrences >= times, `the words stand there ${occurrences} times`)
    assert.equal(new URL(page.url()).pathname, path)
    quiet()
    await close()
  })
}
