import { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { extensionsFor } from '../../studio/src/rich-text/extensions'
import { lossesOf, pasteLosses } from '../../studio/src/rich-text/fidelity'
import { tidyPaste } from '../../studio/src/rich-text/paste/tidy-paste'

const through = (html: string): string => {
  const editor = new Editor({ extensions: extensionsFor(true), content: html })
  const output = editor.getHTML()
  editor.destroy()
  return output
}
const countOf = (html: string, selector: string) =>
  new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector).length
const textOf = (html: string) =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, '')

test.each([
  '<p>青釉<strong>杯</strong>，<em>手工</em><u>拉坯</u><s>旧价</s></p>',
  '<h2>标题</h2><h3>小标题</h3><blockquote><p>引用</p></blockquote><hr>',
  '<ul><li><p>一</p></li><li><p>二</p></li></ul><ol start="3"><li><p>三</p></li></ol>',
  '<p><a href="/mobile/reservation/resv/fuzhong/">预约</a></p>',
  '<p><img src="/media/a.jpg" alt="杯" width="800" height="600"></p>',
  '<p style="text-align: center;">居中</p><h2 style="text-align: right;">右</h2>',
  '<div data-form="survey"></div><div data-vote="12"></div><div data-product="1 31"></div>',
])('%s comes out of the editor as it went in', (html) => {
  expect(lossesOf(html)).toEqual([])
  expect(through(html)).toBe(html)
})

test('a film keeps its addresses and its name', () => {
  const output = through('<video src="/media/a.mp4" poster="/media/a.jpg" title="开窑的声音"></video>')
  expect(countOf(output, 'video[src="/media/a.mp4"][poster="/media/a.jpg"][title="开窑的声音"]')).toBe(1)
})

test.each([
  ['<table><tbody><tr><td>一</td></tr></tbody></table>', ['table', 'tbody', 'tr', 'td']],
  ['<p style="color: red">红</p>', ['p[style]']],
  ['<div class="box"><p>一</p></div>', ['div']],
  ['<h1>大标题</h1>', ['h1']],
  ['<p style="text-align: center; color: red">红</p>', ['p[style]']],
])('what the editor would leave out of %s is named', (html, losses) => {
  expect(lossesOf(html)).toEqual(losses)
})

test('of a pasted document the wrappers of word processors are no loss, and a table is', () => {
  const pasted =
    '<meta charset="utf-8"><span style="font-size:12pt"><p class="MsoNormal">一<o:p></o:p></p></span><table><tbody><tr><td>二</td></tr></tbody></table>'
  expect(pasteLosses(pasted)).toEqual(['table'])
  expect(textOf(through(pasted))).toBe('一二')
})

test.each([
  ['<p style="color: rgb(192, 0, 0)">红</p><p style="color: #c00">红</p>', ['color']],
  ['<p style="color: rgb(51, 51, 51); background-color: white">黑</p>', []],
  ['<section style="background-image: url(https://mmbiz.example/a)">字</section>', ['background']],
  ['<iframe src="https://v.example"></iframe><h1>题</h1>', ['iframe', 'h1']],
])('of a pasted %s the losses are named once', (html, losses) => {
  expect(pasteLosses(html)).toEqual(losses)
})

test.each([
  [
    '<section style="text-align: center"><section>一</section><p>二</p></section>',
    '<p style="text-align: center;">一</p><p style="text-align: center;">二</p>',
  ],
  [
    '<center>一</center><p align="right">二</p><p style="text-align: justify">三</p>',
    '<p style="text-align: center;">一</p><p style="text-align: right;">二</p><p>三</p>',
  ],
  ['<div>一</div><div><div>二</div>三</div>', '<p>一</p><p>二</p><p>三</p>'],
  ['<div data-form="survey"></div>', '<div data-form="survey"></div>'],
])('a pasted %s keeps its lines and what stands in the middle', (html, output) => {
  expect(through(tidyPaste(html))).toBe(output)
})

test('links of other schemes do not survive', () => {
  expect(countOf(through('<p><a href="javascript:alert(1)">x</a></p>'), 'a[href^="javascript"]')).toBe(0)
})

const words = fc.stringMatching(/^[一-鿿a-z]{1,8}$/)
const inline = fc.oneof(
  words,
  words.map((text) => `<strong>${text}</strong>`),
  words.map((text) => `<em>${text}</em>`),
  words.map((text) => `<a href="https://example.com/${encodeURIComponent(text)}">${text}</a>`),
)
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
const block = fc.oneof(
  line.map((html) => `<p>${html}</p>`),
  line.map((html) => `<h3>${html}</h3>`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((html) => `<li><p>${html}</p></li>`).join('')}</ul>`),
  line.map((html) => `<blockquote><p>${html}</p></blockquote>`),
  fc.constantFrom('<hr>', '<div data-form="f1"></div>', '<p><img src="/media/a.jpg"></p>'),
)

test('generated texts of the closed set keep their words, links, pictures and blocks, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
      const html = blocks.join('')
      expect(lossesOf(html)).toEqual([])
      const output = through(html)
      expect(textOf(output)).toBe(textOf(html))
      for (const selector of ['a', 'img', 'hr', 'div[data-form]', 'h3', 'li', 'blockquote'])
        expect([selector, countOf(output, selector)]).toEqual([selector, countOf(html, selector)])
      expect(through(output)).toBe(output)
    }),
    { numRuns: 60 },
  )
})
