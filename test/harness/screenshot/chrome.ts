import type { MiniApp } from '../mini-app'
import type { Json } from '../types'

/** Heights of the vendor's parts around a page: status bar, navigation bar, tab bar. Those of a 375 x 812 phone. */
export const heights = { screen: 812, status: 44, bar: 44, tabs: 83 }

const last = (app: MiniApp, name: string, route: string): Json | undefined =>
  app.recorder.calls.filter((call) => call.name === name && (route === '' || call.page === route)).at(-1)?.options as
    | Json
    | undefined

const escapeHtml = (text: unknown): string =>
  String(text ?? '').replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** The page's title as last set, else as configured. */
export function titleOf(app: MiniApp): string {
  const { route } = app.page
  const set = last(app, 'setNavigationBarTitle', route) ?? last(app, 'setNavigationBar', route)
  return String(set?.title ?? app.output.windowOf(route).title)
}

/** Whether the bar with the tabs is under the page. */
export const hasTabs = (app: MiniApp): boolean => app.output.tabs.some((tab) => tab.page === app.page.route)

function tabBar(app: MiniApp): string {
  const badges = new Map<number, string>()
  const labels = new Map<number, string>()
  for (const { name, options } of app.recorder.calls) {
    const { index, text } = (options ?? {}) as { index?: number; text?: string }
    if (index === undefined) continue
    if (name === 'setTabBarBadge') badges.set(index, String(text))
    if (name === 'removeTabBarBadge') badges.delete(index)
    if (name === 'setTabBarItem' && text) labels.set(index, text)
  }
  const selected = String(last(app, 'setTabBarStyle', '')?.selectedColor ?? '#d4380d')
  const items = app.output.tabs.map((tab, index) => {
    const on = tab.page === app.page.route
    const icon = on ? tab.selectedIcon : tab.icon
    return `<div class="tab" style="color:${on ? selected : '#666'}">${icon ? `<img src="/${escapeHtml(icon.replace(/^\//, ''))}">` : ''}<span>${escapeHtml(labels.get(index) ?? tab.text)}</span>${badges.has(index) ? `<b>${escapeHtml(badges.get(index))}</b>` : ''}</div>`
  })
  return `<div class="tabs">${items.join('')}</div>`
}

/** The whole phone screen with the page in a frame, so that fixed parts and `vh` mean the page's own area. */
export function phone(app: MiniApp, frameUrl: string, frameHeight: number): string {
  const { barBackground, barText } = app.output.windowOf(app.page.route)
  const ink = barText === 'white' ? '#fff' : '#000'
  const back = app.stack.depth > 1
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: 375px; font: 17px -apple-system, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; background: #fff; }
    .status { height: ${heights.status}px; background: ${barBackground}; color: ${ink}; font-size: 15px; font-weight: 600; line-height: 48px; padding-left: 32px; box-sizing: border-box; }
    .bar { height: ${heights.bar}px; background: ${barBackground}; color: ${ink}; position: relative; text-align: center; line-height: 44px; font-weight: 500; }
    .bar i { position: absolute; left: 16px; top: 15px; width: 11px; height: 11px; border-left: 2px solid ${ink}; border-bottom: 2px solid ${ink}; transform: rotate(45deg); }
    .bar u { position: absolute; right: 7px; top: 6px; width: 87px; height: 32px; box-sizing: border-box; border: 1px solid rgba(0,0,0,.12); border-radius: 16px; background: rgba(255,255,255,.6); text-decoration: none; font: 18px/28px sans-serif; letter-spacing: 3px; color: #000; }
    .title { display: block; margin: 0 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
    iframe { display: block; border: 0; width: 375px; height: ${frameHeight}px; }
    .tabs { height: ${heights.tabs}px; display: flex; background: #fff; border-top: 1px solid #eee; box-sizing: border-box; }
    .tab { flex: 1; position: relative; text-align: center; font-size: 10px; padding-top: 6px; } .tab img { display: block; width: 28px; height: 28px; margin: 0 auto 2px; }
    .tab b { position: absolute; top: 3px; left: 54%; min-width: 18px; padding: 0 5px; box-sizing: border-box; border-radius: 9px; background: #fa5151; color: #fff; font: 11px/18px sans-serif; }
  </style><div class="status">9:41</div><div class="bar">${back ? '<i></i>' : ''}<span class="title">${escapeHtml(titleOf(app))}</span><u>&#8943; &#9678;</u></div>
  <iframe src="${frameUrl}"></iframe>${hasTabs(app) ? tabBar(app) : ''}`
}
