import type { IPluginContext } from '@tarojs/service'
import attributes from './aria-attributes.json'
import { at } from './paths'

/** What the plugin touches of Taro's mini-program platforms. */
interface MiniPlatform {
  readonly platformType: string
  readonly template: { mergeComponents(ctx: IPluginContext, components: object): void }
  runtimePath: string | string[]
}

/**
 * Names and roles for screen readers: Taro's templates know no aria attributes, so they are added to the templates and,
 * by `aria-runtime.js`, to what the runtime knows of them.
 */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      if (platform.platformType !== 'mini') return
      platform.template.mergeComponents(ctx, attributes)
      platform.runtimePath = [platform.runtimePath, at('config/aria-runtime.js')].flat()
    },
  })
}
