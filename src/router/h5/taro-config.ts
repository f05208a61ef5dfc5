import type { Config, PageConfig } from '@tarojs/taro'

/** A page as Taro's H5 loader lists it: its path, its config and how to fetch its chunk. */
export interface TaroRoute extends PageConfig {
  readonly path: string
  readonly load: (context: object, params: object) => readonly [Promise<{ default?: object }>, ...unknown[]]
}

/** app.config with what Taro's H5 loader adds. */
export interface TaroAppConfig extends Config {
  readonly routes: readonly TaroRoute[]
  readonly appId?: string
}
