import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { seededDataDir } from '../../scripts/lib/server.mjs'
import { openDatabase } from '../../server/src/db'
import { cleanHtml } from '../../server/src/lib/html'
import { makePage } from '../factories/content'
import { makeForm, makeVote } from '../factories/interact'
import { CANARY, payloads, RUN } from '../support/xss'
import { assertQuiet, launch, openPhone, type RunningServer, startServer } from './support'

/**
 * Markup and words that an attacker has got into the database, shown by the real server and the real client. The page's
 * own policy is switched off: nothing may run even in a client that has none.
 */
const SITE = 1
let dataDir: string
let server: RunningServer
let browser: Browser

/** Without what the database itself refuses: NUL and halves of characters. */
const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '')

/** Words where a shop's words stand: markup, quotes that try to leave an attribute, templates. */
const WORDS = `"><img src=x onerror=${RUN}>'\`{{${RUN}}}</title><script>${RUN}</script>`
const SCRIPT = `javascript:${RUN}`
/** A colour that tries to leave its property, and to load. */
const COLOUR = `red;background:url(//${CANARY}/)`
const image = { full: SCRIPT, thumb: SCRIPT, thumb_wx_mp: `data:text/html,${WORDS}`, width: 9, height: 9 }
const picture = { full: '/x.png', thumb: '/x.png', thumb_wx_mp: '/x.png', width: 9, height: 9 }
const link = { url: SCRIPT }
const frame = {
  has_title: true,
  title_config: { title: WORDS, subtitle: WORDS, color: COLOUR },
  module_background_color: COLOUR,
  style_config: { item_background_color: COLOUR, radius: `9px;${COLOUR}` },
  layoutConfig: { columns: COLOUR, ratio: COLOUR, gap: COLOUR },
  padding_lr: COLOUR,
  list_config: { show_more: true, more_link: link },
  resource: WORDS,
}
const annotations = [
  { ptype: 'albumannotationtag', left: COLOUR, top: 9, title: WORDS, link },
  { ptype: 'albumannotationarea', left: 9, top: 9, width: 50, height: 50, title: WORDS, link },
]
const items = [
  { image, title: WORDS, link, annotations },
  { image: picture, icon: picture, title: WORDS, link, annotations },
]
const modules: readonly (readonly [string, Record<string, unknown>])[] = [
  ['mpage.adspagemodule', { items, height: COLOUR }],
  ['mpage.imageadspagemodule', { items }],
  ['mpage.imageareapagemodule', { image: picture, title: WORDS, annotations }],
  ['mpage.squarepagemodule', { items }],
  ['video.videopagemodule', { url: SCRIPT, poster: image, title: WORDS }],
  ['video.videopagemodule', { url: '/x.mp4', poster: picture, title: WORDS }],
  ['mpage.h5navbar', { columns: COLOUR, items }],
  ['shop.productsearchpagemodule', { placeholder: WORDS, hot_words: [WORDS], search_type: WORDS }],
  ['mpage.userheaderpagemodule', { bg_image: image, items }],
  ['shop.storeheaderpagemodule', { name: WORDS, intro: WORDS, logo: image, contact_phone: SCRIPT, contact_name: WORDS }],
  ['post.articlesmodule', { source: { ids: [1] } }],
  ['post.articlecolumnpagemodule', { kind: 'tag', items: [{ title: WORDS, tag: WORDS }, { title: WORDS }] }],
  [WORDS, { items }],
  ...payloads.filter((_, index) => index % 40 === 0).map((html) => ['mpage.richtextpagemodule', { html: storable(html) }] as const),
]

/** What the attacker wrote into the demo's database, past every call that would have looked at it. */
async function poison(dir: string): Promise<void> {
  const database = await openDatabase({ url: undefined, dataDir: dir, poolMax: 1 }, () => {})
  try {
    await database.owner.tx(async (tx) => {
      await tx.rows('update tenant set name = $2 where tenant_id = $1', [SITE, WORDS])
      // Each by itself, as one that never ends would swallow the others; the server cleans the whole again.
      const content = storable(payloads.map((payload) => cleanHtml(payload)).join('<hr>'))
      await tx.rows('update article set title = $2, abstract = $2, author_name = $2, content = $3, tags = array[$2] where tenant_id = $1 and id = 1', [
        SITE,
        WORDS,
        content,
      ])
      await makePage(
        tx,
        SITE,
        'hostile',
        modules.map(([moduleType, config]) => ({ moduleType, config: { ...frame, ...config } })),
      )
      const field = { type: 'string', title: WORDS, placeholder: WORDS, description: WORDS, default: SCRIPT }
      const properties = { [WORDS]: { ...field, enum: [WORDS] }, b: field, c: { type: 'array', title: WORDS, items: { enum: [WORDS] } } }
      const uiSchema = { b: { 'ui:widget': WORDS, 'ui:placeholder': WORDS } }
      await makeForm(tx, SITE, { slug: 'hostile', title: WORDS, description: WORDS, jsonSchema: { properties, required: [WORDS] }, uiSchema })
      const { id } = await makeVote(tx, SITE, { slug: 'hostile', title: WORDS, description: WORDS })
      await tx.rows('update vote_item set description = $3, options = array[$3, $3] where tenant_id = $1 and vote_id = $2', [SITE, id, WORDS])
    })
  } finally {
    await database.close()
  }
}

before(async () => {
  dataDir = await seededDataDir()
  await poison(dataDir)
  server = await startServer({ dataDir })
  browser = await launch()
})
after(async () => {
  await browser?.close()
  await server?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

interface Watch {
  page: Page
  /** What the page did that nobody asked of it. */
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
    const kinds = ['mouseover', 'mouseenter', 'pointerenter', 'focus', 'focusin', 'animationstart', 'toggle', 'load', 'loadstart', 'play', 'wheel']
    for (const element of document.querySelectorAll('body *')) for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: true }))
  })
}

/** What stands in the page that could run or lead astray, as the browser itself reads it. */
const standing = (page: Page): Promise<string[]> =>
  page.evaluate((canary) => {
    const complaints: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc') complaints.push(`${element.tagName} ${name}=${value}`)
        if (name === 'style' && /url\(|expression/i.test(value)) complaints.push(`${element.tagName} style=${value}`)
      }
      if (element instanceof HTMLAnchorElement && element.href !== '' && !['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol))
        complaints.push(`link ${element.href}`)
      const source = element instanceof HTMLImageElement || element instanceof HTMLMediaElement ? element.src : ''
      if (source !== '' && !/^(?:https?|blob):/.test(source) && !source.startsWith('data:image/')) complaints.push(`source ${source}`)
      if (getComputedStyle(element).backgroundImage.includes(canary)) complaints.push(`${element.tagName} shows the canary`)
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
  ['a page of modules', '/mobile/page/hostile/', () => document.querySelectorAll('[role=heading]').length > 2, 20],
  ['a form', '/mobile/form/form/hostile/', () => document.querySelectorAll('input').length > 0, 4],
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
