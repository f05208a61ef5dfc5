import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { cleanHtml, safeAddress } from '../../../server/src/lib/html'
import { cpuTime } from '../../support/cpu-time'

describe('cleanHtml', () => {
  test.each([
    [
      'keeps text formatting',
      '<h2>题</h2><p style="color: red; text-align:center">a<br>b</p><ul><li>1</li></ul>',
      '<h2>题</h2><p style="color:red;text-align:center">a<br>b</p><ul><li>1</li></ul>',
    ],
    [
      'keeps pictures and links',
      '<a href="/x?a=1&amp;b=2" target="_blank"><img src="https://x.test/a.jpg" alt=\'"\' width=9></a>',
      '<a href="/x?a=1&amp;b=2" rel="noopener noreferrer nofollow"><img src="https://x.test/a.jpg" alt="&quot;" width="9"></a>',
    ],
    [
      'keeps tables',
      '<table><tbody><tr><th>a</th><td colspan="2">b</td></tr></tbody></table>',
      '<table><tbody><tr><th>a</th><td colspan="2">b</td></tr></tbody></table>',
    ],
    ['drops scripts with their content', 'a<script>alert(1)</script>b', 'ab'],
    ['drops an unclosed script', 'a<script>alert(1)', 'a'],
    ['ends a script at its first end tag, as browsers do', 'a<script><script></script>x</script>b', 'axb'],
    ['drops event handlers', '<img src=x onerror=alert(1)>', '<img src="x">'],
    ['drops javascript URLs', '<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow">x</a>'],
    [
      'drops obfuscated javascript URLs',
      '<a href="&#x6A;ava\tscript&colon;alert(1)">x</a>',
      '<a rel="noopener noreferrer nofollow">x</a>',
    ],
    [
      'drops styles that load resources',
      '<p style="background:url(//x);color:expression(1);width:10px">x</p>',
      '<p style="width:10px">x</p>',
    ],
    [
      'drops negative margins and indents',
      '<p style="margin: 0 -16px;text-indent:-2em;color:red">x</p>',
      '<p style="color:red">x</p>',
    ],
    [
      'keeps margins and indents',
      '<p style="margin:0 auto 1.5em;text-indent:2em;letter-spacing:-.5px">x</p>',
      '<p style="margin:0 auto 1.5em;text-indent:2em;letter-spacing:-.5px">x</p>',
    ],
    ['drops unknown elements and keeps their text', '<marquee><blink>x</blink></marquee>', 'x'],
    [
      'drops svg and math with their content',
      '<svg><a xlink:href="javascript:1">x</a></svg>y<math><mi>z</mi></math>',
      'y',
    ],
    ['makes an outline of the headings', '<h3>a</h3><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
    ['drops comments', 'a<!-- <img onerror=1> -->b<!--[if IE]>x<![endif]-->', 'ab'],
    ['closes open elements', '<div><b>x', '<div><b>x</b></div>'],
    ['drops unmatched end tags', 'a</div></b>', 'a'],
    ['escapes text', '1 < 2 && "q"', '1 &lt; 2 &amp;&amp; "q"'],
    ['decodes character references once', '&lt;b&gt; &amp;lt; &#20320;', '&lt;b&gt; &amp;lt; 你'],
    ['keeps names of object properties as text', '&constructor; &toString;', '&amp;constructor; &amp;toString;'],
    ['keeps a /> inside a text or an attribute', '<p title="a />b">c />d</p>', '<p title="a /&gt;b">c /&gt;d</p>'],
    ['keeps a > inside a quoted attribute', '<p title="a>b">x</p>', '<p title="a&gt;b">x</p>'],
  ])('%s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  const bits = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    '=',
    '`',
    '&',
    '-',
    '!',
    ' ',
    '\n',
    '\t',
    'script',
    '<script>',
    '</script>',
    'img',
    '<img ',
    'src',
    'onerror',
    'href=',
    'javascript:',
    '&#106;',
    '<svg',
    '<style>',
    '<a ',
    '<p',
    '</p>',
    'style=',
    'url(',
    '<!--',
    '-->',
    '<title>',
    '<math>',
    '\0',
    'x',
    '<iframe',
    'srcdoc=',
    '<template>',
    'data:',
  )

  test('leaves nothing that runs for arbitrary input, and is idempotent', () => {
    const { DOMParser } = new JSDOM().window
    const parser = new DOMParser()
    fc.assert(
      fc.property(
        fc.array(bits, { maxLength: 40 }).map((parts) => parts.join('')),
        (html) => {
          const clean = cleanHtml(html)
          expect(cleanHtml(clean)).toBe(clean)
          const document = parser.parseFromString(`<body>${clean}</body>`, 'text/html')
          for (const element of document.body.querySelectorAll('*')) {
            expect(['SCRIPT', 'STYLE', 'IFRAME', 'SVG', 'MATH', 'TEMPLATE', 'OBJECT', 'EMBED', 'FORM']).not.toContain(
              element.tagName.toUpperCase(),
            )
            for (const { name, value } of element.attributes) {
              expect(name).not.toMatch(/^on|srcdoc|xlink/i)
              if (['href', 'src', 'poster'].includes(name))
                expect(value.trim()).not.toMatch(/^(javascript|data|vbscript):/i)
            }
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('reads the first 256 K characters, and closes what they open', () => {
    expect(cleanHtml(`<p>${'a'.repeat(300_000)}`)).toHaveLength(256 * 1024 + '</p>'.length)
  })

  test('keeps the text of elements that are nested too deep, without the elements', () => {
    const clean = cleanHtml(`${'<div>'.repeat(150)}x`)
    expect([clean.split('<div>').length - 1, clean.includes('x')]).toEqual([100, true])
  })

  test('takes time linear in the length of its input', () => {
    for (const bit of ['<a "', '<', '<!--', '<p ', '<p x="', "</p '", '<div>', '&#', '<script>', 'style="a:b;'])
      expect([bit, cpuTime(() => cleanHtml(bit.repeat(50_000))) < 2000]).toEqual([bit, true])
  })
})

test('safeAddress accepts relative and http(s) addresses only, and tel: where allowed', () => {
  for (const good of ['/a', 'a.jpg', '?a=b:c', '#x', 'https://x.test', 'HTTP://x.test', '//x.test'])
    expect(safeAddress(good, false)).toBe(good)
  for (const bad of [
    'javascript:1',
    ' java\nscript:1',
    'data:text/html,x',
    'vbscript:1',
    '\\\\x',
    '',
    'tel:1',
    'blob:x',
  ])
    expect([bad, safeAddress(bad, false)]).toEqual([bad, null])
  expect(safeAddress('tel:400', true)).toBe('tel:400')
})
