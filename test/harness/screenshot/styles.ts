import path from 'node:path'
import postcss from 'postcss'
import type { Output } from '../output'

/** Tags of the vendors' components; HTML gives some of these names another meaning, so all are written `wx-…`. */
export const miniTags = [
  ...[
    'page',
    'view',
    'text',
    'image',
    'button',
    'input',
    'textarea',
    'switch',
    'slider',
    'picker',
    'picker-view',
    'picker-view-column',
    'form',
    'label',
  ],
  ...[
    'scroll-view',
    'swiper',
    'swiper-item',
    'icon',
    'radio',
    'radio-group',
    'checkbox',
    'checkbox-group',
    'navigator',
    'video',
    'canvas',
  ],
  ...[
    'cover-view',
    'cover-image',
    'root-portal',
    'page-container',
    'progress',
    'web-view',
    'custom-wrapper',
    'comp',
    'block',
  ],
]
const tagSelector = new RegExp(`(^|[\\s>+~,(])(${miniTags.join('|')})(?![\\w-])`, 'g')

/** 750 rpx are the screen's width of 375 px. */
const toPx = (text: string): string => text.replace(/(-?\d*\.?\d+)rpx/g, (_, value: string) => `${Number(value) / 2}px`)

function sheet(output: Output, file: string, visitedFiles: Set<string>): string {
  if (visitedFiles.has(file) || !output.has(file)) return ''
  visitedFiles.add(file)
  const css = postcss.parse(output.read(file))
  let before = ''
  css.walkAtRules('import', (rule) => {
    const ref = rule.params.replace(/^(?:url\()?["']?|["')]*$/g, '')
    before += sheet(
      output,
      ref.startsWith('/') ? ref.slice(1) : path.posix.join(path.posix.dirname(file), ref),
      visitedFiles,
    )
    rule.remove()
  })
  css.walkRules((rule) => {
    rule.selector = rule.selector.replace(tagSelector, '$1wx-$2')
  })
  return `${before}\n${toPx(css.toString())}`
}

/** An output does not change while its pages are drawn: its styles are parsed once a process. */
const styles = new Map<string, string>()

/** The app's styles and a page's, in a browser's language. */
export function stylesOf(output: Output, route: string): string {
  const key = `${output.dir}/${route}`
  const text = styles.get(key) ?? pageStyles(output, route)
  styles.set(key, text)
  return text
}

function pageStyles(output: Output, route: string): string {
  const visitedFiles = new Set<string>()
  const { style } = output.endings
  return sheet(output, `app${style}`, visitedFiles) + sheet(output, `${route}${style}`, visitedFiles)
}

export const inlineStyle = toPx

/** Returns the vendors' default styles of their components. */
export const vendorStyles = (target: Output['target']): string => `
  html, body { margin: 0; padding: 0; }
  wx-page { display: block; width: 100%; min-height: 100%; font-size: 16px; font-family: -apple-system, 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif; word-break: break-word; }
  body, html { height: 100%; }
  wx-view, wx-form, wx-picker, wx-radio-group, wx-checkbox-group, wx-cover-view { display: block; }
  wx-label, wx-navigator { display: inline; }
  wx-text { display: inline; white-space: pre-wrap; }
  wx-image { display: inline-block; overflow: hidden; ${target === 'weapp' ? 'width: 320px; height: 240px;' : 'width: 300px; height: 225px;'} }
  wx-image > img { width: 100%; height: 100%; display: block; }
  wx-video { display: inline-block; width: 300px; height: 225px; } wx-video > video { display: block; width: 100%; height: 100%; }
  wx-scroll-view { display: block; width: 100%; }
  wx-scroll-view[scroll-y] { overflow-y: auto; } wx-scroll-view[scroll-x] { overflow-x: auto; overflow-y: hidden; }
  wx-swiper { display: block; height: 150px; overflow: hidden; position: relative; }
  wx-swiper-item { display: block; position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; }
  wx-swiper > wx-swiper-item:not(:first-of-type) { visibility: hidden; }
  wx-input { display: flex; align-items: center; min-height: 1.4em; overflow: hidden; }
  wx-textarea { display: block; width: 300px; height: 150px; }
  wx-input > input, wx-textarea > textarea { all: unset; display: block; box-sizing: border-box; width: 100%; min-width: 0; }
  wx-textarea > textarea { height: 100%; }
  wx-textarea[auto-height=true] { height: auto; } wx-textarea[auto-height=true] > textarea { height: auto; }
  wx-button { display: block; box-sizing: border-box; margin: 0 auto; padding: 0 14px; position: relative; font-size: 18px; line-height: 2.55555556; text-align: center; border-radius: 5px; background: #f8f8f8; color: #000; overflow: hidden; }
  wx-button::after { content: ''; position: absolute; top: 0; left: 0; width: 200%; height: 200%; border: 1px solid rgba(0, 0, 0, .2); transform: scale(.5); transform-origin: 0 0; box-sizing: border-box; border-radius: 10px; pointer-events: none; }
  wx-button[type=primary] { background: ${target === 'weapp' ? '#07c160' : '#1677ff'}; color: #fff; }
  wx-button[disabled] { color: rgba(0, 0, 0, .3); }
  wx-switch { display: inline-block; width: 52px; height: 32px; border-radius: 16px; background: #dfdfdf; vertical-align: middle; position: relative; }
  wx-switch::after { content: ''; position: absolute; left: 2px; top: 2px; width: 28px; height: 28px; border-radius: 50%; background: #fff; }
  wx-switch[checked] { background: #04be02; } wx-switch[checked]::after { left: 22px; }
  [hidden]:not([hidden=false]) { display: none !important; }
  ::-webkit-scrollbar { display: none; }
`
