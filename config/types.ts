import type { UserConfigExport } from '@tarojs/cli'

type Project = Extract<UserConfigExport<'webpack5'>, { mini?: unknown }>

export type MiniConfig = NonNullable<Project['mini']>
export type H5Config = NonNullable<Project['h5']>
