import type { IPluginContext } from '@tarojs/service'
import elements from './elements.json'
import { at } from './paths'

/** Taro's short names of an element's attributes. */
type Alias = Readonly<Record<string, string>>

/** Members of Taro's mini-program platforms that the plugin uses. */
interface MiniPlatform {
  readonly platformType: string
  readonly template: {
    mergeComponents(ctx: IPluginContext, components: object): void
    readonly componentsAlias: Readonly<Record<string, Alias>>
    readonly internalComponents: Readonly<Record<string, Record<string, string>>>
    readonly Adapter: { readonly if: string }
    replacePropName(name: string, value: string, component: string, alias: Alias): string
    modifyTemplateResult?(template: string, nodeName: string, level: number, children: string): string
  }
  runtimePath: string | string[]
}

/** The vendor's names for parts of a template. */
interface Vendor {
  readonly if: string
  readonly onError: string
}

/** An element of several views that never change places; `i` is the node, by Taro's short names. */
type Markup = (alias: Alias, vendor: Vendor) => string

const NODE = 'id="{{i.uid||i.sid}}" data-sid="{{i.sid}}"'
const text = (name = '') => `{{i.${name}||''}}`

/**
 * Our own elements. Taro sends a node of about fifty bytes for each view, and one more for each text in it; parts that
 * always occur in the same order are one node here, which matters in a long list of cards.
 */
const markups: Readonly<Record<string, Markup>> = {
  words: (alias) =>
    `<view class="{{i.cl}}" style="{{i.st}}" aria-label="{{i.${alias['ariaLabel']}}}" ${NODE}>{{i.${alias['text']}}}</view>`,
  amount: (alias) =>
    `<view class="amount" ${NODE}>${text(alias['sign'])}<text class="amount-small">${text(alias['symbol'])}</text>${text(alias['whole'])}<text class="amount-small">${text(alias['decimals'])}</text></view>`,
  photo: (alias, vendor) =>
    `<view class="photo {{i.cl}}" style="{{i.st}}" aria-role="{{i.${alias['ariaLabel']}?'img':''}}" aria-label="{{i.${alias['ariaLabel']}}}" ${NODE}>
    <image ${vendor.if}="{{i.${alias['src']}}}" class="photo-image" src="{{i.${alias['src']}}}" mode="aspectFill" lazy-load="{{!i.${alias['eager']}}}" ${vendor.onError}="eh" data-sid="{{i.sid}}" />
  </view>`,
}

/**
 * Adds to Taro's templates what they lack and, by `elements-runtime.js`, to the runtime: names and roles for screen
 * readers, and our own elements. Attributes that no view of ours uses are left out, because each view would carry them.
 */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      if (platform.platformType !== 'mini') return
      const { template } = platform
      template.mergeComponents(ctx, elements.add)
      for (const [name, attributes] of Object.entries(elements.drop))
        for (const attribute of attributes) delete template.internalComponents[name]?.[attribute]
      const others = template.modifyTemplateResult?.bind(template)
      const vendor = { if: template.Adapter.if, onError: template.replacePropName('bindError', 'eh', 'photo', {}) }
      template.modifyTemplateResult = (result, nodeName, level, children) => {
        const markup = markups[nodeName]
        const alias = template.componentsAlias[nodeName] ?? {}
        return markup
          ? asTemplate(`tmpl_${level}_${alias['_num']}`, markup(alias, vendor))
          : (others?.(result, nodeName, level, children) ?? result)
      }
      platform.runtimePath = [platform.runtimePath, at('config/elements-runtime.js')].flat()
    },
  })
  ctx.onParseCreateElement(
    ({ nodeName, componentConfig }: { nodeName: string; componentConfig: { includes: Set<string> } }) => {
      if (nodeName in markups) componentConfig.includes.add(nodeName)
    },
  )
}

const asTemplate = (name: string, markup: string) => `
<template name="${name}">
  ${markup}
</template>
`
