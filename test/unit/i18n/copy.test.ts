import { catalogueLanguages, filesOf, namespaces } from '../../support/catalogues'

/** Chinese texts that the specification or a brand writes in their own way. */
const EXACT_TEXTS: ReadonlySet<string> = new Set(['结算({n})', '浏览器不支持复制,请直接选中复制', 'QQ空间'])

interface Rule {
  readonly title: string
  /** Pattern that a text must not contain. */
  readonly fault: RegExp
  /** The languages that it is for; all without them. */
  readonly languages?: readonly string[]
}

const rules: readonly Rule[] = [
  { title: 'writes an ellipsis as one sign', fault: /\.\.\./ },
  { title: 'has no two spaces in a row', fault: / {2}/ },
  {
    title: 'has full-width punctuation beside Chinese',
    fault: /[\u4e00-\u9fff][,;:?!()]|[,;:?!()][\u4e00-\u9fff]/,
    languages: ['zh-cn'],
  },
  {
    title: 'has no space beside full-width punctuation',
    fault: / [，。；：？！（）「」、]|[，。；：？！（）「」、] /,
    languages: ['zh-cn'],
  },
  {
    title: 'has a space between Chinese and Latin letters or figures',
    fault: /[\u4e00-\u9fff][A-Za-z\d]|[A-Za-z\d][\u4e00-\u9fff]/,
    languages: ['zh-cn'],
  },
  { title: 'spells words as the rules do', fault: /登陆|帐号|其它/, languages: ['zh-cn'] },
  { title: 'has no full-width signs', fault: /[，。；：？！（）「」]/, languages: ['en', 'id'] },
  { title: 'has typographic apostrophes', fault: /'/, languages: ['en', 'id'] },
  { title: 'has typographic quotes', fault: /"/, languages: ['en', 'id'] },
  { title: 'puts names that people gave in 「」', fault: /“\{(name|title)\}”/, languages: ['zh-cn'] },
]

const texts = catalogueLanguages.flatMap((language) =>
  namespaces.flatMap((namespace) =>
    filesOf(language, namespace).flatMap(({ texts: pairs }) => pairs.map(([key, text]) => ({ language, key, text }))),
  ),
)

test.each(rules)('each text $title', ({ fault, languages }) => {
  const faults = texts.filter(
    ({ language, text }) => (languages?.includes(language) ?? true) && !EXACT_TEXTS.has(text) && fault.test(text),
  )
  expect(faults).toEqual([])
})
