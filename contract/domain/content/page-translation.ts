import { type Texts, translatedWord, type Words } from './translation'

/** Texts of a page in one language: short ones by their source, rich ones by the id of their module. */
export interface PageTexts {
  readonly words?: Words | undefined
  readonly html?: Readonly<Record<string, { readonly html: string }>> | undefined
}

/** A module as far as its texts need it. */
interface TextModule {
  readonly id: number
  readonly config: unknown
}

type Config = Readonly<Record<string, unknown>>

/** Names under which a config has short texts; a list under one has several. */
const TEXT_NAMES: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'placeholder', 'hot_words', 'name', 'intro', 'label', 'ended', 'action'],
])
/** Parts of a config that name other things, whose texts are no page's. */
const FOREIGN_PARTS: ReadonlySet<string> = new Set(['link', 'more_link', 'source', 'image', 'icon', 'style_config'])
/** The rich text of a module. */
const HTML = 'html'
/** Characters of a short text. */
export const PAGE_WORD_MAX = 300
/** Characters of a rich text. */
export const HTML_MAX = 50_000

const isRecord = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a value with its short texts changed. @param isText whether it stands under the name of a text */
function mapTexts(value: unknown, change: (text: string) => string, isText = false): unknown {
  if (typeof value === 'string') return isText && value !== '' ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, isText))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      FOREIGN_PARTS.has(name) ? inner : mapTexts(inner, change, TEXT_NAMES.has(name)),
    ]),
  )
}

/** Returns the short texts of configs in their order, each once; what is longer than a short text is none. */
export function wordsOfConfigs(configs: readonly unknown[]): string[] {
  const words = new Set<string>()
  for (const config of configs)
    mapTexts(config, (text) => {
      if (text.trim() !== '' && text.length <= PAGE_WORD_MAX) words.add(text)
      return text
    })
  return [...words]
}

/** Returns the rich text of a module; null for one without. */
export const htmlOf = (config: unknown): string | null =>
  isRecord(config) && typeof config[HTML] === 'string' && config[HTML] !== '' ? config[HTML] : null

/** Returns a short text of a page in one language; the text itself where it has no translation. */
export const pageWord = (texts: PageTexts | undefined, source: string): string =>
  translatedWord(texts?.words ? ({ words: texts.words } satisfies Texts) : undefined, source)

/** Returns a module's config with its texts in one language, each that is missing as it is. */
export function translatedConfig<T extends Config>(
  { id, config }: TextModule & { config: T },
  texts: PageTexts | undefined,
): T {
  if (!texts) return config
  const result = mapTexts(config, (text) => pageWord(texts, text)) as T
  const html = texts.html?.[String(id)]?.html
  return htmlOf(config) !== null && html ? { ...result, [HTML]: html } : result
}
