/** Taro's React runtime, which has no types of its own. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { AppInstance } from '@tarojs/runtime'
  export function createReactApp(app: object, react: object, dom: object, config: object): AppInstance
}
