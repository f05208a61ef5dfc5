/** A tab of the bottom bar; `text` stands there until another language is shown. */
export interface Tab {
  readonly page: string
  readonly text: string
  readonly icon: string
}

/** The bottom bar of the mini-programs; H5 draws its own with the same four tabs. */
export const tabs = [
  { page: 'pages/index/index', text: '首页', icon: 'home' },
  { page: 'pages/category/index', text: '分类', icon: 'category' },
  { page: 'pages/basket/index', text: '购物车', icon: 'basket' },
  { page: 'pages/ucenter/index', text: '我的', icon: 'me' },
] as const satisfies readonly Tab[]

/** The two pictures of a tab, as scripts/make-tab-icons.mjs draws them. */
export const tabIcons = ({ icon }: Tab) => ({
  iconPath: `assets/tabs/${icon}.png`,
  selectedIconPath: `assets/tabs/${icon}-active.png`,
})

/** Returns the tabs with their labels in another language, in their order, as `platform/tabs` takes them. */
export const tabLabels = (texts: readonly string[]) =>
  tabs.map((tab, index) => ({ text: texts[index] ?? tab.text, initialText: tab.text, ...tabIcons(tab) }))

/** Colours of the bar before the site is known: those of its pictures. */
export const TAB_COLOURS = { color: '#6d7267', selectedColor: '#1f4d3a' } as const
