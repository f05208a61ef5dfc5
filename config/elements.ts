import type { IPluginContext } from '@tarojs/service'
import attributes from './elements.json'
import { at } from './paths'

/** What the plugin touches of Taro's mini-program platforms. */
interface MiniPlatform {
  readonly platformType: string
  readonly template: {
    mergeComponents(ctx: IPluginContext, components: object): void
    readonly componentsAlias: Readonly<Record<string, Readonly<Record<string, string>>>>
    modifyTemplateResult?(template: string, nodeName: string, level: number, children: string): string
  }
  runtimePath: string | string[]
}

/**
 * What Taro's templates do not know, added to the templates and, by `elements-runtime.js`, to what the runtime knows:
 * names and roles for screen readers, and `words`, a view that holds one text and nothing else. Taro makes two nodes of
 * such a view; as one it is lighter on its way to the view, which a long list of cards feels.
 */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      if (platform.platformType !== 'mini') return
      const { template } = platform
      template.mergeComponents(ctx, attributes)
      const others = template.modifyTemplateResult?.bind(template)
      template.modifyTemplateResult = (result, nodeName, level, children) =>
        nodeName === 'words' ? wordsTemplate(level, template.componentsAlias[nodeName]) : (others?.(result, nodeName, level, children) ?? result)
      platform.runtimePath = [platform.runtimePath, at('config/elements-runtime.js')].flat()
    },
  })
  ctx.onParseCreateElement(({ nodeName, componentConfig }: { nodeName: string; componentConfig: { includes: Set<string> } }) => {
    if (nodeName === 'words') componentConfig.includes.add(nodeName)
  })
}

function wordsTemplate(level: number, alias: Readonly<Record<string, string>> = {}): string {
  return `
<template name="tmpl_${level}_${alias['_num']}">
  <view class="{{i.cl}}" aria-label="{{i.${alias['ariaLabel']}}}" id="{{i.uid||i.sid}}" data-sid="{{i.sid}}">{{i.${alias['text']}}}</view>
</template>
`
}
