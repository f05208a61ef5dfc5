import { filesOf, namespaces, textsOf } from '../support/catalogues'
import type { Page } from './support'

const HAN = /\p{Script=Han}/u
/** Fewest Chinese characters by which a text with places to fill is recognised. */
const PATTERN_HAN_MIN = 3

/** Keys of the catalogues without their last part, such as `builder.save` of `builder.save.saved`. */
const branches = new Set(
  namespaces
    .flatMap((namespace) => [...textsOf('zh-cn', namespace).keys()])
    .flatMap((key) => key.split('.').map((_, index, parts) => parts.slice(0, index).join('.')))
    .filter(Boolean),
)
const isKey = (text: string): boolean =>
  /^[a-zA-Z]\w*(\.\w+)+$/.test(text) && branches.has(text.slice(0, text.lastIndexOf('.')))

/** The demo shop's own words that are texts of the catalogues, too. */
const demoWords = new Set([
  '用户协议',
  '隐私政策',
  '余额充值 ¥500',
  '商品有瑕疵',
  '新品',
  '颜色',
  '搜索',
  '近期活动',
  '笔记',
  '60 分钟',
  '120 分钟',
  '50 颗钻石',
  '联系人',
  '手机号',
  '其他',
  '人数',
])

const chineseTexts = ['studio', 'server', 'ops', 'opsdata', 'opspromotion', 'trade']
  .flatMap((namespace) => filesOf('zh-cn', namespace))
  .flatMap(({ texts }) => texts.map(([, text]) => text))
  .filter((text) => HAN.test(text))
const PLACE = /\{\w+\}/g
const wholeTexts = new Set(chineseTexts.filter((text) => !text.includes('{')))
const patterns = chineseTexts
  .filter((text) => text.includes('{'))
  .filter((text) => (text.replace(PLACE, '').match(/\p{Script=Han}/gu)?.length ?? 0) >= PATTERN_HAN_MIN)
  .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(PLACE, '.*')}$`, 's'))
const isOurs = (text: string): boolean =>
  HAN.test(text) && !demoWords.has(text) && (wholeTexts.has(text) || patterns.some((pattern) => pattern.test(text)))

export interface ScreenTexts {
  /** Every text in sight, and every name for screen readers. */
  readonly all: readonly string[]
  /** Texts that contain no data of a shop: the menu, the way back, the heads of tables, the labels of fields. */
  readonly frame: readonly string[]
}

export const screenTexts = (page: Page): Promise<ScreenTexts> =>
  page.evaluate(() => {
    const all = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) all.add(node.textContent?.trim() ?? '')
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) all.add(element.getAttribute(name)?.trim() ?? '')
    const frame = [...document.querySelectorAll('#menu, .screen-trail, th, .ant-form-item-label > label')]
    return { all: [...all], frame: frame.map((element) => element.textContent?.trim() ?? '') }
  })

/**
 * Returns the keys that stand in the place of their texts, and the Chinese texts of ours on a screen in another
 * language, one per line.
 */
export function textFaults({ all, frame }: ScreenTexts, language: string): string[] {
  const keys = all.filter(isKey).map((text) => `a key: ${text}`)
  if (language === 'zh-CN') return keys
  return [
    ...keys,
    ...all.filter(isOurs).map((text) => `Chinese: ${text}`),
    ...frame.filter((text) => HAN.test(text)).map((text) => `Chinese in the frame: ${text}`),
  ]
}
