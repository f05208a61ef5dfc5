import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brokenLimits, type MiniApp, Script } from '../harness'
import { Api } from '../support/api'
import { assertClean, boot, pageOf, type RunningServer, startServer } from './support'

let server: RunningServer
/** The answer for an article of the demo data. */
let article: Readonly<Record<string, unknown>>

before(async () => {
  server = await startServer()
  article = await new Api(server.url).ok<Record<string, unknown>>('GET', '/post/article/2/')
})
after(() => server?.remove())

/** Opens an article of this text. */
async function openArticle(content: string): Promise<MiniApp> {
  const script = new Script()
  script.reply = (url) => (/\/post\/article\/2\/$/.test(url.pathname) ? { ...article, content } : undefined)
  const app = await boot(server, { script, path: pageOf('post.article.detail'), query: { id: '2' } })
  await app.waitForText('文章结束')
  await app.rest()
  return app
}

const END = '<p>文章结束</p>'
const dot = (name: string) => `https://pictures.test/${name}.gif`
const elementsOf = (app: MiniApp, selector: string) => [...app.page.root.querySelectorAll(selector)]

/** An article as long as they come: two hundred elements of all kinds. */
const LONG = [
  ...Array.from(
    { length: 20 },
    (_, index) => `<h3>第${index}节</h3>${'<p>窑门关上以后，谁都只能看温度表，等它慢慢升上去。</p>'.repeat(4)}`,
  ),
  ...Array.from({ length: 10 }, () => '<p>先听，<strong>听开片</strong>的声音。</p>'),
  ...Array.from({ length: 5 }, () => '<ul><li>五克茶</li><li>一百度的水</li><li>十五秒</li></ul>'),
  ...Array.from({ length: 5 }, (_, index) => `<p><img src="${dot(`long-${index}`)}"></p>`),
  ...Array.from({ length: 5 }, (_, index) => `<p>见<a href="/mobile/product/${index}/">这一件</a>。</p>`),
  `<table><tbody>${'<tr><td>泡</td><td>秒</td><td>味</td></tr>'.repeat(5)}</tbody></table>`,
  '<blockquote>手会记住的事，比脑子多。</blockquote>'.repeat(10),
  '<hr>'.repeat(15),
  END,
].join('')

describe('rich text', () => {
  test('an article of 200 elements is sent in a message of at most 24 KB and stays within the limits of a tree', async (context) => {
    assert.ok((LONG.match(/<[a-z]/g)?.length ?? 0) >= 200)
    const [short, long] = [await openArticle(END), await openArticle(LONG)]
    try {
      // The message that shows it: what comes to the screen beside it later may send a part of the page again.
      const bytes = Math.max(...long.page.setData.each)
      const { nodes } = long.page.stats()
      context.diagnostic(`${bytes} bytes, ${nodes - short.page.stats().nodes} nodes, depth ${long.page.stats().depth}`)
      assert.ok(bytes <= 24 * 1024, `${bytes} bytes`)
      assert.deepEqual(brokenLimits(long.page.stats()), [])
      assertClean(long)
    } finally {
      await short.close()
      await long.close()
    }
  })

  test('a paragraph of plain text is one node', async () => {
    const app = await openArticle(`<p style="color: red">甲&amp;<br>乙</p>${END}`)
    try {
      const [paragraph] = elementsOf(app, '.h5-p')
      assert.equal(paragraph?.textContent, '甲&\n乙')
      assert.equal(paragraph?.childElementCount, 0)
      assert.match(paragraph?.getAttribute('style') ?? '', /color: ?red/)
    } finally {
      await app.close()
    }
  })

  test('pictures open large among the others of the text', async () => {
    const app = await openArticle(
      `<p>一<img src="${dot('a')}" alt="茶"></p><ul><li><img src="${dot('b')}" alt="杯" width="120"></li></ul>${END}`,
    )
    try {
      const second = app.page.find.one('杯')
      assert.match(second.getAttribute('style') ?? '', /width: ?120px/)
      assert.equal(second.getAttribute('mode'), 'widthFix')
      await app.page.tap('杯')
      const [options] = app.recorder.callsOf('previewImage') as { urls: string[]; current: string | number }[]
      assert.deepEqual([...(options?.urls ?? [])], [dot('a'), dot('b')])
      assert.ok([1, dot('b')].includes(options?.current ?? ''), String(options?.current))
    } finally {
      await app.close()
    }
  })

  for (const [place, html] of [
    ['a list', '<ul><li>见<a href="/mobile/product/">盖碗们</a></li></ul>'],
    ['a table', '<table><tbody><tr><td><a href="/mobile/product/">盖碗们</a></td></tr></tbody></table>'],
    ['a quote', '<blockquote><p>见<b><a href="/mobile/product/">盖碗们</a></b></p></blockquote>'],
  ] as const)
    test(`a link in ${place} is followed where it stands`, async () => {
      const app = await openArticle(html + END)
      try {
        await app.page.tap('盖碗们')
        await (await app.waitForPage(pageOf('shop.product'))).waitForText('枣红盖碗')
        assertClean(app)
      } finally {
        await app.close()
      }
    })

  test('a table is a grid whose cells keep their spans', async () => {
    const app = await openArticle(
      `<table><tbody><tr><th colspan="2">泡法</th></tr><tr><td>绿茶</td><td>三<b>分</b>钟</td></tr></tbody></table>${END}`,
    )
    try {
      assert.match(elementsOf(app, '.h5-table')[0]?.getAttribute('style') ?? '', /repeat\(2, ?auto\)/)
      assert.match(elementsOf(app, '.h5-th')[0]?.getAttribute('style') ?? '', /span 2/)
      assert.deepEqual(
        elementsOf(app, '.h5-td').map((cell) => cell.textContent),
        ['绿茶', '三分钟'],
      )
      assertClean(app)
    } finally {
      await app.close()
    }
  })

  test('a film, a form and a vote stand where the text has them, in a table and deep in blocks', async () => {
    const deep = (html: string) => `<div><section><blockquote><div>${html}深处</div></blockquote></section></div>`
    const app = await openArticle(
      `<p>其一</p>${deep('<video src="/media/a.mp4" title="开窑"></video>')}<p>其二</p><table><tr><td><div data-form="chahui-fankui">旧</div></td></tr></table><p>其三</p>${deep('<div data-vote="1"></div>')}${END}`,
    )
    try {
      await app.page.waitForText('茶会反馈')
      await app.page.waitForText('下一季，我们做什么')
      const text = app.page.text()
      const places = ['其一', '其二', '茶会反馈', '其三', '下一季，我们做什么', '文章结束'].map((words) =>
        text.indexOf(words),
      )
      assert.deepEqual(
        places,
        places.toSorted((a, b) => a - b),
      )
      assert.ok(!text.includes('旧'))
      assert.match(elementsOf(app, 'video')[0]?.getAttribute('src') ?? '', /^http.+[.]mp4$/)
      assert.deepEqual(brokenLimits(app.page.stats()), [])
      assertClean(app)
    } finally {
      await app.close()
    }
  })
})
